CREATE TABLE feedback (
  id INTEGER PRIMARY KEY,
  -- A day and no time: several answers of one visitor can't be told to belong together.
  day TEXT NOT NULL DEFAULT (date('now')),
  locale TEXT NOT NULL CHECK (locale IN ('en', 'es')),
  page TEXT NOT NULL CHECK (length(page) <= 200), -- a path on this site, without locale and query
  helpful INTEGER NOT NULL CHECK (helpful IN (0, 1)),
  comment TEXT CHECK (length(comment) BETWEEN 1 AND 500)
);
