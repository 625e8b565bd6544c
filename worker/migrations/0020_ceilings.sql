-- What all visitors together have stored, or had mailed, on a day: for WRITE_DAILY_BUDGET and the like.
CREATE TABLE site_budgets (
  day TEXT NOT NULL, -- UTC; kept for 30 days
  name TEXT NOT NULL CHECK (length(name) <= 40), -- from a closed list
  spent INTEGER NOT NULL,
  minute INTEGER NOT NULL, -- of the last one, since 1970
  spent_in_minute INTEGER NOT NULL,
  PRIMARY KEY (day, name)
) WITHOUT ROWID;
-- How often somebody was told to wait. Nothing of who it was, or wrote what.
CREATE TABLE refusals (
  day TEXT NOT NULL, -- UTC; kept for 400 days
  name TEXT NOT NULL CHECK (length(name) <= 40), -- the limit, from a closed list
  scope TEXT NOT NULL CHECK (scope IN ('visitor', 'network', 'minute', 'day')),
  count INTEGER NOT NULL,
  PRIMARY KEY (day, name, scope)
) WITHOUT ROWID;
