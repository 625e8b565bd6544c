const persons =
  'i im ive my he hes his him she shes her we our me mi mis le les nos tengo tiene puedo hago'.split(
    ' ',
  )

/** A question without any of these is a general one. */
export const someone = [...persons, 'us', 'help', 'ayuda', 'knocked']

/** Most rules match without them: 'se me cayó un diente' becomes 'cayo diente'. */
export const smallWords = new Set([
  ...'a an the your its it this that they is are was were be been being got get gets getting has have had having very really so just also some of to el la los las un una su se me lo te ya ha de muy bien tan esta como todo toda'.split(
    ' ',
  ),
  // 'tengo', 'tiene', 'puedo' and 'hago' are parts of signs.
  ...persons.slice(0, -4),
])
