/** Letters that are no base letter with a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ə: 'e',
}

/** A name as it is compared: small letters without marks, and a space for whatever is neither letter nor digit. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[ßøłđðþæœıə]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/['’‘ʻʼ`]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}
