//! A case of one's own: who is right, and what is said where the form can't be read.

use kalaha_text::Language;
use reqwest::StatusCode;

use crate::{Reader, server};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_are_told_who_is_right() {
    let (server, _folder) = server().await;
    let reader = Reader::new(&server);
    let case = "/referee/case?S1=1&S2=0&S3=0&S4=0&S5=0&S6=3&S=10&N1=4&N2=4&N3=4&N4=0&N5=0&N6=4\
                &N=18&to_move=south&moves=1&first=capture&second=nothing";
    let case = reader.english(case).await;
    assert!(case.contains("The second person is right."));
    assert!(case.contains("“empty capture” the first person would be right."));
    assert!(case.contains("“Seeds are captured.” That is not right. Nothing is captured,"));
    assert!(case.contains("href=\"/why/capture.opposite-empty\""));
    assert!(!case.contains("direction=cw"));
    let counted = "/referee/case?S1=1&S2=0&S3=3&S4=2&S5=0&S6=1&S=14&N1=2&N2=2&N3=0&N4=1&N5=6&N6=3\
                   &N=13&to_move=south&moves=1&first=capture&first_seeds=6&second=capture";
    let counted = reader.english(counted).await;
    assert!(counted.contains("The second person is right."));
    assert!(counted.contains("“6 seeds are captured.” That is not right. South captures 7 seeds"));
    assert!(counted.contains("stays when you capture” the first person would be right."));
    assert!(case.contains("because the house opposite is empty"));
    server.stop().await;
}

/// What is wrong, and the field that the focus goes to.
async fn wrong(reader: &Reader, query: &str, language: Language) -> (String, String) {
    let page = reader
        .page(&format!("/referee/case?{query}"), language)
        .await;
    let (_, alarm) = page.split_once("class=\"alarm\"").expect("an alarm");
    let (_, alarm) = alarm.split_once('>').expect("a tag");
    let sentence = alarm.split('<').next().unwrap_or_default().to_owned();
    assert!(!page.contains("class=\"notice\" id=\"verdict\""), "{page}");
    let focused = page.split("<input").find(|input| {
        let tag = input.split('>').next().unwrap_or_default();
        tag.contains(" autofocus")
    });
    let focused = focused.unwrap_or_default();
    if focused.is_empty() {
        assert!(page.contains("id=\"verdict\""), "{page}");
    } else {
        // So the sentence is read out with the field.
        assert!(focused.contains("aria-invalid=\"true\""), "{focused}");
        assert!(focused.contains("aria-describedby=\"wrong"), "{focused}");
        assert_eq!(page.matches("id=\"wrong\"").count(), 1);
    }
    let name = focused.split("name=\"").nth(1).unwrap_or_default();
    let name = name.split('"').next().unwrap_or_default().to_owned();
    (sentence, name)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_case_lacks_is_said_by_the_page_and_has_the_focus() {
    const USUAL: &str = "S1=4&S2=4&S3=4&S4=4&S5=4&S6=4&S=0&N1=4&N2=4&N3=4&N4=4&N5=4&N6=4&N=0";
    let (server, _folder) = server().await;
    let reader = Reader::new(&server);
    let form = reader.english("/referee/case").await;
    // The browser's own bubbles speak its language, not the page's.
    assert!(form.contains("action=\"/referee/case#verdict\" novalidate"));
    assert!(!form.contains("class=\"alarm\"") && !form.contains("autofocus"));
    for (language, told) in [
        (
            Language::Swedish,
            "Skriv vilken grop som spelades, till exempel: 3.",
        ),
        (
            Language::Norwegian,
            "Skriv hvilket hull som ble spilt, for eksempel: 3.",
        ),
        (
            Language::Danish,
            "Skriv, hvilken grube der blev spillet, for eksempel: 3.",
        ),
        (
            Language::German,
            "Schreib, welche Mulde gespielt wurde, zum Beispiel: 3.",
        ),
        (Language::English, "Say which house was played, such as: 3."),
    ] {
        let untouched = format!("{USUAL}&to_move=south&moves=&first=&second=");
        let wrong = wrong(&reader, &untouched, language).await;
        assert_eq!(wrong, (told.to_owned(), "moves".to_owned()));
    }
    let pit = |number: &str, text: &str| {
        let usual = format!("{number}=4&");
        format!("{USUAL}&moves=3").replace(&usual, &format!("{number}={text}&"))
    };
    for (query, told, field) in [
        (
            pit("S3", "300"),
            "South’s house 3: write a whole number from 0 to 255 instead of “300”.",
            "S3",
        ),
        (
            pit("N6", "-1"),
            "North’s house 6: write a whole number from 0 to 255 instead of “-1”.",
            "N6",
        ),
        (
            "N=x&moves=3".to_owned(),
            "North’s store: write a whole number from 0 to 255 instead of “x”.",
            "N",
        ),
        (
            "S2=2.5".to_owned(),
            "South’s house 2: write a whole number from 0 to 255 instead of “2.5”.",
            "S2",
        ),
        (
            format!("{USUAL}&moves=house"),
            "“house” is no move; write a house number such as 3, S3 or N3, or swap.",
            "moves",
        ),
        (
            format!("{USUAL}&moves=3&first=capture&first_seeds=0"),
            "The first person’s number of seeds must be a whole number from 1 to 255, or stay empty.",
            "first_seeds",
        ),
        (
            format!("{USUAL}&moves=3&second=capture&second_seeds=many"),
            "The second person’s number of seeds must be a whole number from 1 to 255, or stay empty.",
            "second_seeds",
        ),
        (
            format!("{USUAL}&moves=3&first=&first_seeds=3"),
            "Choose “Seeds are captured” for what the first person says, or leave the number of seeds empty.",
            "first_seeds",
        ),
        (
            format!("{USUAL}&moves=3&second=nothing&second_seeds=3"),
            "Choose “Seeds are captured” for what the second person says, or leave the number of seeds empty.",
            "second_seeds",
        ),
        // No pit alone is at fault.
        (
            pit("S1", "250"),
            "The board holds 294 seeds; at most 255 are allowed.",
            "",
        ),
    ] {
        let wrong = wrong(&reader, &query, Language::English).await;
        assert_eq!(wrong, (told.to_owned(), field.to_owned()), "{query}");
    }
    // What was set up stays, a wrong number too.
    let query = pit("S3", "300").replace("N2=4", "N2=7") + "&to_move=north";
    let page = reader.english(&format!("/referee/case?{query}")).await;
    assert!(page.contains("name=\"S3\" value=\"300\""), "{page}");
    assert!(page.contains("name=\"N2\" value=\"7\""));
    assert!(page.contains("value=\"north\" checked"));
    // A pit that was emptied is empty, the first one too.
    let emptied = pit("S1", "");
    let page = reader.english(&format!("/referee/case?{emptied}")).await;
    assert!(page.contains("name=\"S1\" value=\"0\""), "{page}");
    assert!(page.contains("id=\"verdict\""));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn by_wrong_rules_nothing_is_answered() {
    let (server, _folder) = server().await;
    let reader = Reader::new(&server);
    // They are told as the form names them.
    for (query, language, told) in [
        (
            "rules=standard&houses=99&moves=3",
            Language::English,
            "“Houses on each side” can’t be “99”; allowed is 1 to 12.",
        ),
        (
            "capture=keep_own&moves=3&first=allowed",
            Language::English,
            "“Capture” can’t be “keep_own”; allowed is “only when the house opposite holds seeds”, “even when the house opposite is empty”, “no capture” or “your own seed stays”.",
        ),
        (
            "houses=99&moves=3",
            Language::Swedish,
            "”Gropar per sida” kan inte vara ”99”. Tillåtet är 1 till 12.",
        ),
    ] {
        let path = format!("/referee/case?{query}");
        let (status, page) = reader.ask(&path, language).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(page.contains(told), "{page}");
        assert!(!page.contains("class=\"notice\" id=\"verdict\""), "{query}");
        assert_eq!(page.matches("class=\"alarm\"").count(), 1, "{query}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_pit_is_named_on_the_analysis_page_too() {
    let (server, _folder) = server().await;
    let reader = Reader::new(&server);
    let told = "South’s house 3: write a whole number from 0 to 255 instead of “300”.";
    // Without scripts by the board alone, with them by the text that it writes out.
    for query in [
        "S1=4&S2=4&S3=300",
        "S1=4&S2=4&S3=300&text=S+4+4+300+0+0+0+(0)+/+N+0+0+0+0+0+0+(0)+s",
    ] {
        let (_, page) = reader
            .ask(&format!("/analysis?{query}"), Language::English)
            .await;
        assert!(page.contains(told), "{page}");
        assert!(page.contains("name=\"S3\" value=\"300\""), "{page}");
    }
    server.stop().await;
}
