CREATE TABLE messages (
  id INTEGER PRIMARY KEY,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
  locale TEXT NOT NULL CHECK (locale IN ('en', 'es')),
  topic TEXT NOT NULL CHECK (topic IN ('correction', 'problem', 'idea', 'other')),
  page TEXT CHECK (length(page) <= 200), -- a path on this site, without its query
  message TEXT NOT NULL CHECK (length(message) BETWEEN 1 AND 2000)
);
