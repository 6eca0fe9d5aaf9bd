//! A PostgreSQL of one's own for a test program: a cluster in a temporary folder, which goes when the
//! program ends.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

struct Cluster {
    folder: PathBuf,
    programs: PathBuf,
    user: &'static str,
    /// What takes the cluster away; it outlives this program.
    watch: Option<Child>,
}

/// The URL of a new, empty database; nothing where PostgreSQL is not installed, which is said.
pub fn database() -> Option<String> {
    static CLUSTER: OnceLock<Option<Cluster>> = OnceLock::new();
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let cluster = CLUSTER.get_or_init(start).as_ref()?;
    let name = format!("test{}", COUNT.fetch_add(1, Ordering::Relaxed));
    let folder = cluster.folder.display();
    let mut create = cluster.program("createdb");
    create.args(["-h", &folder.to_string(), "-U", "kalaha", &name]);
    run(&mut create);
    Some(format!("postgres:///{name}?host={folder}&user=kalaha"))
}

fn start() -> Option<Cluster> {
    let required = std::env::var("KALAHA_REQUIRE").is_ok_and(|all| all.contains("postgres"));
    let Some(programs) = programs() else {
        assert!(!required, "PostgreSQL is required, and is not installed");
        eprintln!("PostgreSQL is not installed: passed over");
        return None;
    };
    // The path of a socket may have about a hundred characters.
    let folder = tempfile::Builder::new()
        .prefix("kalaha-pg-")
        .tempdir_in("/tmp")
        .expect("a folder")
        .keep();
    let user = unprivileged();
    let mut cluster = Cluster {
        folder,
        programs,
        user,
        watch: None,
    };
    if !user.is_empty() {
        run(Command::new("chown").arg(user).arg(&cluster.folder));
    }
    let data = cluster.folder.join("data");
    let mut init = cluster.program("initdb");
    init.args(["-A", "trust", "-U", "kalaha", "-E", "UTF8", "-N", "-D"]);
    run(init.arg(&data));
    let options = format!(
        "-c listen_addresses= -c unix_socket_directories={} -c fsync=off -c max_connections=200",
        cluster.folder.display(),
    );
    let mut start = cluster.program("pg_ctl");
    start.arg("-D").arg(&data).args(["-w", "-o", &options]);
    start.arg("-l").arg(cluster.folder.join("log")).arg("start");
    run(&mut start);
    cluster.watch = Some(cluster.watcher(&data));
    Some(cluster)
}

impl Cluster {
    /// One of PostgreSQL's programs, as a user that it accepts.
    fn program(&self, name: &str) -> Command {
        let path = self.programs.join(name);
        let mut command = if self.user.is_empty() {
            Command::new(path)
        } else {
            let mut command = Command::new("runuser");
            command.args(["-u", self.user, "--"]).arg(path);
            command
        };
        command.current_dir("/tmp");
        command
    }

    /// Takes the cluster away once this program has ended, however it ends.
    fn watcher(&self, data: &Path) -> Child {
        let stop = self.program("pg_ctl");
        let words: Vec<String> = std::iter::once(stop.get_program())
            .chain(stop.get_args())
            .map(|word| word.to_string_lossy().into_owned())
            .collect();
        let script = format!(
            "while kill -0 {} 2>/dev/null; do sleep 1; done; {} -D {} -m immediate stop; rm -rf {}",
            std::process::id(),
            words.join(" "),
            data.display(),
            self.folder.display(),
        );
        let mut shell = Command::new("sh");
        shell.args(["-c", &script]).stdin(Stdio::null());
        shell.stdout(Stdio::null()).stderr(Stdio::null());
        shell.spawn().expect("a shell")
    }
}

/// Where PostgreSQL's programs are.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let mut folders: Vec<PathBuf> = versions
        .filter_map(|version| Some(version.ok()?.path().join("bin")))
        .collect();
    folders.sort();
    folders.reverse();
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    folders.into_iter().find(|folder| {
        let has = |name| folder.join(name).exists();
        has("initdb") && has("pg_ctl") && has("createdb")
    })
}

/// Root must not run PostgreSQL; somebody else has to.
fn unprivileged() -> &'static str {
    let id = Command::new("id").arg("-u").output().expect("id");
    if id.stdout != b"0\n" {
        return "";
    }
    let there = |user: &&str| {
        let known = Command::new("id").arg(user).output();
        known.is_ok_and(|known| known.status.success())
    };
    ["postgres", "nobody"].into_iter().find(there).unwrap_or("")
}

fn run(command: &mut Command) {
    let command = command.stdin(Stdio::null());
    // What it starts must not hold the test program's output open.
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    let ended = status.is_ok_and(|status| status.success());
    assert!(ended, "{command:?}");
}
