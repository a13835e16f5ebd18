import { type Translations, textsOf } from './translations.ts'

/**
 * The sentences that a built file of a language holds in English though they are translated, by what stands in it between quotation marks and
 * values. One word alone may be a word of the code, and names of fields are no sentences.
 */
export function leftInEnglish(built: string, translations: Translations): readonly string[] {
  const there = piecesOf(built)
  return [...sentencesToFind(translations)].flatMap(([text, pieces]) =>
    pieces.every((piece) => there.has(piece)) ? [text] : [],
  )
}

const found = new WeakMap<Translations, ReadonlyMap<string, readonly string[]>>()

/** The sentences that read otherwise in the language, by what is fixed of them. */
function sentencesToFind(translations: Translations): ReadonlyMap<string, readonly string[]> {
  const known = found.get(translations)
  if (known) return known
  const translated = new Set([...translations.values()].flatMap(textsOf).flatMap(fixedPieces))
  const made = new Map(
    [...translations.keys()].flatMap((text) => {
      const pieces = fixedPieces(text).filter((piece) => !translated.has(piece))
      return isTelling(pieces.join(' ')) ? [[text, pieces] as const] : []
    }),
  )
  found.set(translations, made)
  return made
}

/** Whether there are two words: less stands in many sentences. */
function isTelling(fixed: string): boolean {
  return /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(fixed)
}

/** What a sentence says around its values and elements. */
function fixedPieces(text: string): readonly string[] {
  return text.split(/\{\w+\}|<\/?\w+>/).filter((piece) => /\p{L}/u.test(piece))
}

/** What stands in a file between quotation marks and braces, but for names of fields. */
function piecesOf(built: string): ReadonlySet<string> {
  const parts = built.split(/(\$?\{|[`"'}])/)
  const pieces = new Set<string>()
  for (let at = 0; at < parts.length; at += 2) {
    const isName = parts[at - 1] === '"' && parts[at + 1] === '"' && parts[at + 2]?.startsWith(':')
    const piece = parts[at] ?? ''
    if (piece !== '' && !isName) pieces.add(unescaped(piece))
  }
  return pieces
}

function unescaped(piece: string): string {
  return piece.replace(/\\u([0-9a-f]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
