-- How often browsers said that the policy of our pages kept something out. Nothing of who said it.
CREATE TABLE csp_reports (
  day TEXT NOT NULL, -- UTC; kept for 30 days, at most 200 rows each
  directive TEXT NOT NULL,
  blocked TEXT NOT NULL, -- 'inline', a host, a scheme: never a whole address
  page TEXT NOT NULL, -- a path on this site, or 'other'
  count INTEGER NOT NULL,
  PRIMARY KEY (day, directive, blocked, page)
) WITHOUT ROWID;
