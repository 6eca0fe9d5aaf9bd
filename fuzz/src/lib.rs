//! Laws of the rules, shared by the property tests and the fuzz targets.
