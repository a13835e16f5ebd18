/**
 * Writes a text in lower case with letters a to z where its script is Latin, as addresses are: `große Schälchen` becomes `grosse schalchen`,
 * in German `grosse schaelchen`. Letters of other scripts, digits and signs stay.
 */
export function plainLatin(text: string, language: string): string {
  const spelled = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/\p{Script=Latin}/gu, (letter) => spellingOf(letter, language) ?? letter)
  return (
    spelled
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      // Such as a letter of phonetics, which nobody types.
      .replace(/(?![a-z])\p{Script=Latin}/gu, '')
      .normalize('NFC')
  )
}

function spellingOf(letter: string, language: string): string | undefined {
  return (/^de(?![a-z])/i.test(language) ? german[letter] : undefined) ?? spellings[letter]
}

/** How German writes its letters where it does not have them. */
const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Letters that are more than one of a to z with a mark. */
const spellings: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
}
