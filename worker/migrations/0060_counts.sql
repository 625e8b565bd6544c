-- One table for all that is counted (worker/services/counts.ts) in place of six. Nothing of who did it.
CREATE TABLE counts (
  day TEXT NOT NULL, -- UTC
  kind TEXT NOT NULL CHECK (length(kind) <= 20),
  key TEXT NOT NULL CHECK (length(key) <= 300), -- from a closed list, never a visitor's words
  n INTEGER NOT NULL,
  PRIMARY KEY (day, kind, key)
) WITHOUT ROWID;
INSERT INTO counts (day, kind, key, n)
  SELECT day, kind, key, count FROM daily_counts;
INSERT INTO counts (day, kind, key, n)
  SELECT day, 'rating', card || ' ' || verdict || ' ' || locale, count FROM answer_ratings;
INSERT INTO counts (day, kind, key, n)
  SELECT day, 'csp', directive || ' ' || blocked || ' ' || page, count FROM csp_reports;
INSERT INTO counts (day, kind, key, n)
  SELECT day, 'refused', name || ' ' || scope, count FROM refusals;
INSERT INTO counts (day, kind, key, n)
  SELECT day, 'spent', name, spent FROM site_budgets;
INSERT INTO counts (day, kind, key, n)
  SELECT day, 'minute', name || strftime(' %H:%M', minute * 60, 'unixepoch'), spent_in_minute
  FROM site_budgets WHERE date(minute * 60, 'unixepoch') = day;
INSERT INTO counts (day, kind, key, n)
  SELECT day, 'model', 'calls', calls FROM model_calls;
DROP TABLE daily_counts;
DROP TABLE answer_ratings;
DROP TABLE csp_reports;
DROP TABLE refusals;
DROP TABLE site_budgets;
DROP TABLE model_calls;
