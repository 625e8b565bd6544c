/** Figures of speech about shame, prices or ice cream that use the words of an emergency. */
const idioms =
  /(?<= )(?:(?:(?:me|se) )?(?:mori|moria|moriria|morirme|morir|muero|muere|muriendo|muerta?o?) de (?:(?:la|pura|tanta) )?(?:verguenza|pena|risa|hambre|sed|sueno|frio|calor|ganas|miedo|susto|nervios|curiosidad|envidia)|me muero por (?!no |mor|mat|acab)\w+|(?:(?:me|nos) )?(?:esta|estan) matando(?! a )|(?:me|nos) matan?(?! a )|mataria por|miedo (?:mortal|de muerte)|(?:die|died|dies|dying|dead) (?:of|from|with) (?:shame|embarrassment|laughter|laughing|boredom|hunger|thirst|fear|fright|curiosity|heat|cold)|dying (?:to|for) (?!die|be|end|kill)|(?<!(?:he|she|husband|wife|boyfriend|girlfriend|partner|ex|father|mother|dad|mom|stepdad|brother|son|someone) )(?:(?:is|are|was|were) |(?<=its ))(?:(?:really|absolutely|totally|just|literally) )?killing (?:me|my|us)|scare[sd]? (?:me|him|her|us) to death|(?:could|would|id) kill for) /g

/** The message without idioms: 'I'm dying to know' is harmless, but the rest of it may not be. */
export function withoutIdioms(normalized: string): string {
  return ` ${normalized} `.replace(idioms, '').trim()
}
