-- How often a language model was called on a day, for MOLLY_DAILY_BUDGET. Nothing of who asked what.
CREATE TABLE model_calls (
  day TEXT PRIMARY KEY,
  calls INTEGER NOT NULL
) WITHOUT ROWID;
