import type { Path } from '../path.ts'

// The shapes of the language reference, section 1.3. Every pattern is anchored and can match in one way only, so none can backtrack.
const word = '[A-Za-z][A-Za-z0-9_-]*'
const segment = `(?:[@$]?${word}|@|[0-9]+)`
const space = '[ \\t\\n\\v\\f\\r]'

const wordAtStart = new RegExp(`^${word}`)
const predicateAtStart = new RegExp(`^${word}\\?`)
const wholeWord = new RegExp(`^${word}$`)
const wholeReference = new RegExp(`^${segment}(?:\\.${segment})*$`)
const wholeDefinition = new RegExp(`^@${word}$`)
const entryAtStart = new RegExp(`^(${word})=(${segment}(?:\\.${segment})*)${space}*`)
const pathAtStart = /^[./A-Za-z0-9_-]+/
const spaceAtStart = new RegExp(`^${space}+`)
const spaceAtEnd = new RegExp(`(?<!${space})${space}+$`)

/** The word at the start of a text, or `undefined`. */
export function readWord(text: string): string | undefined {
  return wordAtStart.exec(text)?.[0]
}

/** The predicate name, question mark included, at the start of a text, or `undefined`. */
export function readPredicateName(text: string): string | undefined {
  return predicateAtStart.exec(text)?.[0]
}

/** The macro or inject path at the start of a text, or `undefined`. */
export function readFilePath(text: string): string | undefined {
  return pathAtStart.exec(text)?.[0]
}

/** Whether the whole text is a word. */
export function isWord(text: string): boolean {
  return wholeWord.test(text)
}

/** Whether the whole text defines a variable: `@name`. */
export function isDefinition(text: string): boolean {
  return wholeDefinition.test(text)
}

/** The path a reference spells, or `undefined` when the text is not a reference. */
export function readReference(text: string): Path | undefined {
  return wholeReference.test(text) ? splitReference(text) : undefined
}

/**
 * The `key=reference` at the start of a text, with the whitespace behind it taken off the rest. A reference may end in digits with
 * the next key right behind them.
 */
export function readEntry(text: string): { key: string; path: Path; rest: string } | undefined {
  const [found, key, reference] = entryAtStart.exec(text) ?? []
  if (found === undefined || key === undefined || reference === undefined) return undefined
  return { key, path: splitReference(reference), rest: text.slice(found.length) }
}

/** Splits a text at its dots whether or not it is a valid reference, as the arguments of plug-ins are. */
export function splitReference(text: string): Path {
  return text.split('.').map(readSegment)
}

/** Takes the whitespace of the language off the start; `undefined` when there is none. */
export function afterSpace(text: string): string | undefined {
  const found = spaceAtStart.exec(text)
  return found ? text.slice(found[0].length) : undefined
}

/** Takes the whitespace of the language off both ends. */
export function trimSpace(text: string): string {
  return text.replace(spaceAtStart, '').replace(spaceAtEnd, '')
}

const largestPosition = 2 ** 31 - 1

function readSegment(text: string): string | number {
  if (!/^[0-9]+$/.test(text)) return text
  const position = Number(text)
  return position <= largestPosition ? position : text
}
