import { escapeValue } from './escape-modern.ts'
import { type Statement, splitStatements } from './split-statements.ts'

/** Tells whether the compiler can read a text; the line (from 1) where it cannot, null where it can. */
export type Reader = (less: string) => number | null

/** A sheet that can be read, made out of one that could not. */
export interface RepairedLess {
  readonly less: string
  /** Statements that are handed through as they are, by the number in their stand-in. */
  readonly raw: readonly string[]
  readonly problems: readonly { readonly line: number; readonly message: string }[]
}

/** The declaration that stands in for a statement that the compiler cannot read and browsers may. */
export const standInProperty = 'vitrine-raw'

/** Bad blocks inside of bad blocks are looked into this far. */
const maxDepth = 12

/**
 * Finds what the compiler cannot read and takes only that out: plain CSS of a newer kind is handed through untouched, all else is left
 * out. Lines stay where they are.
 */
export function repairLess(less: string, readerOf: Reader): RepairedLess {
  const mending = new Mending(less, readerOf)
  return { less: mending.mend(0, less.length, 0), raw: mending.raw, problems: mending.problems }
}

class Mending {
  readonly raw: string[] = []
  readonly problems: { readonly line: number; readonly message: string }[] = []
  readonly #text: string
  readonly #read: Reader
  #queries = 0

  constructor(text: string, readerOf: Reader) {
    this.#text = text
    this.#read = readerOf
  }

  mend(start: number, end: number, depth: number): string {
    let out = ''
    let done = start
    for (const statement of splitStatements(this.#text, start, end)) {
      out += this.#text.slice(done, statement.start) + this.#mendStatement(statement, depth)
      done = statement.end
    }
    return out + this.#text.slice(done, end)
  }

  #mendStatement(statement: Statement, depth: number): string {
    const { start, end, blockStart, isUnbalanced } = statement
    const text = this.#text.slice(start, end)
    if (isUnbalanced && blockStart === null) return this.#leaveOut(statement, 'A closing brace too many.')
    if (this.#isReadable(text, depth)) return text
    if (blockStart === null) return this.#mendDeclaration(statement, depth)
    if (isUnbalanced) {
      this.#report(statement, 'A block is not closed.')
      if (this.#isReadable(`${text}}`, depth)) return `${text}}`
    }
    const usable = this.#mendHeader(this.#text.slice(start, blockStart), depth)
    if ((usable === null || text.trimStart().startsWith('@')) && isPlainCss(withoutEscapes(text))) {
      return isUnbalanced ? blankLines(text) : this.#handThrough(text, depth)
    }
    if (usable === null || depth >= maxDepth) {
      return this.#leaveOut(statement, 'The start of this rule cannot be read.')
    }
    const bodyEnd = isUnbalanced ? end : end - 1
    return `${usable}{${this.mend(blockStart + 1, bodyEnd, depth + 1)}}`
  }

  #mendDeclaration(statement: Statement, depth: number): string {
    const text = this.#text.slice(statement.start, statement.end)
    const [, head = '', value = '', tail = ''] =
      /^([\s\S]*?[\w-]+\s*:\s*)([\s\S]*?)(\s*;?\s*)$/.exec(text) ?? []
    const escaped = `${head}${escapeValue(value)}${tail}`
    if (value !== '' && escaped !== text && this.#isReadable(escaped, depth)) return escaped
    // The last declaration of a block may lack its semicolon.
    const ended = `${text.trimEnd()};${blankLines(text.slice(text.trimEnd().length))}`
    if (!text.trimEnd().endsWith(';') && this.#isReadable(ended, depth)) return ended
    return this.#leaveOut(statement, `This cannot be read: ${text.trim().split('\n')[0]?.slice(0, 80)}`)
  }

  /** The start of a rule as the compiler reads it; at-rules it does not know go by the name of a media query meanwhile. */
  #mendHeader(header: string, depth: number): string | null {
    if (this.#isReadable(`${header}{}`, depth)) return header
    const [, before = '', name = '', query = ''] = /^([\s\S]*?)@([\w-]+)\s*([^~"]*)$/.exec(header) ?? []
    const flat = query.trim().replace(/\s*\n\s*/g, ' ')
    const lines = blankLines(header.slice(before.length))
    // A query may be a variable, and a variable any text.
    this.#queries += 1
    const variable = `@${standInProperty}-q${this.#queries}`
    const asMedia = (text: string) => `${before}${variable}: ~"${text}"; @media ${variable} ${lines}`
    const candidate =
      name === 'media'
        ? asMedia(flat.replace(/@([\w-]+)/g, '@{$1}'))
        : atRules.test(name)
          ? asMedia(`${standInProperty}-r${this.raw.push(`@${name} ${flat}`.trim()) - 1}`)
          : null
    return candidate !== null && this.#isReadable(`${candidate}{}`, depth) ? candidate : null
  }

  /** A stand-in of as many lines; inside of a rule it is a declaration, else a rule. */
  #handThrough(text: string, depth: number): string {
    const number = this.raw.push(withoutEscapes(text).trim()) - 1
    const declaration = `${standInProperty}:r${number}`
    return (depth === 0 ? `vitrine-raw{${declaration}}` : `${declaration};`) + blankLines(text)
  }

  #leaveOut(statement: Statement, message: string): string {
    this.#report(statement, message)
    return blankLines(this.#text.slice(statement.start, statement.end))
  }

  #report({ start, end }: Statement, message: string): void {
    const text = this.#text.slice(start, end)
    const begin = start + text.length - text.trimStart().length
    this.problems.push({ line: this.#text.slice(0, begin).split('\n').length, message })
  }

  #isReadable(text: string, depth: number): boolean {
    return this.#read(depth === 0 ? `${text}\n` : `a{${text}\n}`) === null
  }
}

/** Values that were put into escapes for the compiler, as they were. */
function withoutEscapes(text: string): string {
  return text.replace(
    /~"([^"@]*)"|~'([^'@]*)'/g,
    (_, inDouble?: string, inSingle?: string) => inDouble ?? inSingle ?? '',
  )
}

/** Whether a rule holds nothing that only LESS knows. */
function isPlainCss(text: string): boolean {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, '""')
  if (
    /@\{|@[\w-]+\s*:|[~`&]|\bwhen\b|(?:^|[;{}])\s*[.#][\w-]+\s*(?:\([^)]*\))?\s*(?=[;}])|(?:^|[\s;{}])\/\//.test(
      bare,
    )
  )
    return false
  const names = [...bare.matchAll(/@([\w-]+)/g)].map(([, name]) => name ?? '')
  return names.every((name) => atRules.test(name)) && !hasNestedRule(bare)
}

const atRules =
  /^(?:-\w+-)?(?:media|supports|container|layer|keyframes|font-face|page|property|starting-style|scope|counter-style|font-feature-values|view-transition)$/

/** Rules in rules are LESS, but for those in at-rules. */
function hasNestedRule(text: string): boolean {
  const [statement] = splitStatements(text)
  if (!statement || statement.blockStart === null) return false
  const inner = splitStatements(text, statement.blockStart + 1, statement.end - 1)
  if (text.trimStart().startsWith('@')) {
    return inner.some(({ start, end }) => hasNestedRule(text.slice(start, end)))
  }
  return inner.some(({ blockStart }) => blockStart !== null)
}

function blankLines(text: string): string {
  return '\n'.repeat(text.split('\n').length - 1)
}
