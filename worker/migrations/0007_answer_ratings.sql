-- How often one of Molly's answers was found helpful or not. Nothing of who said it, or was asked.
CREATE TABLE answer_ratings (
  day TEXT NOT NULL, -- UTC; kept for 400 days, at most 500 rows each
  card TEXT NOT NULL CHECK (length(card) <= 100), -- the id of an answer card
  verdict TEXT NOT NULL CHECK (verdict IN ('up', 'down')),
  locale TEXT NOT NULL CHECK (locale IN ('en', 'es')),
  count INTEGER NOT NULL,
  PRIMARY KEY (day, card, verdict, locale)
) WITHOUT ROWID;
