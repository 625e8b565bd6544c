-- How often something went without an answer. Never a visitor's words: `key` is from a closed list.
CREATE TABLE daily_counts (
  day TEXT NOT NULL, -- UTC; kept for 400 days
  kind TEXT NOT NULL CHECK (kind IN ('unanswered', 'search')),
  key TEXT NOT NULL CHECK (length(key) <= 40), -- a topic of the answer cards, or 'none'
  count INTEGER NOT NULL,
  PRIMARY KEY (day, kind, key)
) WITHOUT ROWID;
