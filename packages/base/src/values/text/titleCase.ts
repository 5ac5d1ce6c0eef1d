/** The digraphs that have a title case of their own, by their uppercase. */
const digraphs: Readonly<Record<string, string>> = {Ǆ: 'ǅ', Ǉ: 'ǈ', Ǌ: 'ǋ', Ǳ: 'ǲ'};

/**
 * The title case of a character, as at the start of a word: 'a' → 'A', 'ß' → 'Ss', 'ǆ' → 'ǅ'.
 * JavaScript has no title case. `caseMappings.test.ts` compares every character with Unicode's tables.
 */
function titleCharacter(character: string): string {
  // Georgian writes either all letters of a word in capitals or none.
  if (/[\u10d0-\u10ff]/.test(character)) {
    return character;
  }
  const upper = character.toUpperCase();
  // The uppercase of ŉ is an apostrophe and N.
  if (character === 'ŉ') {
    return upper;
  }
  // A Greek iota below a letter stays below it: ᾳ is ΑΙ in uppercase, but ᾼ in title case.
  if (/^[\u1f80-\u1fff]$/.test(character) && /.Ι$/.test(upper)) {
    const below = `${upper.slice(0, -1)}\u0345`;
    return below.length === 2 ? below.normalize('NFC') : below;
  }
  const [first = '', ...rest] = upper;
  return digraphs[first] ?? first + rest.join('').toLowerCase();
}

/** 'ORDER' → 'Order', 'ﬁnd' → 'Find' */
export function titleCase(word: string): string {
  const [first = ''] = word;
  // Lowercases the whole word, because the form of a Greek sigma depends on the letters before it.
  return titleCharacter(first) + word.toLowerCase().slice(first.toLowerCase().length);
}
