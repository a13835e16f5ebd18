import { TextLines } from './text-lines.ts'

/**
 * Reads the first JSON value of a text the way template authors write it: comments, commas too many or too few, single quotes
 * and bare keys are allowed, and what follows the value is ignored. `onRemark` hears what should be fixed all the same.
 * Throws `LenientJsonError` where even that fails.
 */
export function parseLenientJson(text: string, onRemark?: OnRemark): unknown {
  const reader = new LenientReader(text, onRemark)
  const value = reader.readValue(0)
  const line = reader.lineOfMore()
  if (line !== null) onRemark?.('Only the first object is read; what begins here is left out.', line)
  return value
}

type OnRemark = (message: string, line: number) => void

/** A text that is no JSON even with much good will. */
export class LenientJsonError extends Error {
  /** Begins at 1. */
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.name = 'LenientJsonError'
    this.line = line
  }
}

const blank = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/|\uFEFF)*/y
const word = /[^\s,:{}[\]"'/]+/y
const beginsKey = /["'\w]/
const beginsValue = /["'\w{[]/
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', '\n': '' }

/** Deeper nesting than any template has. */
const maxDepth = 64

/** More remarks on one text than anybody reads. */
const maxRemarks = 100

class LenientReader {
  readonly #text: string
  readonly #onRemark: OnRemark | undefined
  readonly #lines: TextLines
  #at = 0
  #remarks = 0

  constructor(text: string, onRemark: OnRemark | undefined) {
    this.#text = text
    this.#onRemark = onRemark
    this.#lines = new TextLines(text)
  }

  readValue(depth: number): unknown {
    if (depth > maxDepth) this.#fail('it is nested too deeply')
    const next = this.#peek()
    if (next === '{') return this.#readObject(depth)
    if (next === '[') return this.#readArray(depth)
    if (next === '"' || next === "'") return this.#readQuoted(next)
    return readWord(this.#readWord())
  }

  /** The line on which a further object or list begins; null when none follows. */
  lineOfMore(): number | null {
    while (this.#peek() === ',') this.#at++
    return /[{[]/.test(this.#peek()) ? this.#line() : null
  }

  #readObject(depth: number): unknown {
    const object: Record<string, unknown> = Object.create(null)
    this.#at++
    while (!this.#takes('}')) {
      const quote = this.#peek()
      const key = quote === '"' || quote === "'" ? this.#readQuoted(quote) : this.#readWord()
      if (!this.#takes(':')) this.#fail(`':' is missing after ${key}`)
      object[key] = this.readValue(depth + 1)
      this.#endMember('}')
    }
    return { ...object }
  }

  #readArray(depth: number): unknown {
    const items: unknown[] = []
    this.#at++
    while (!this.#takes(']')) {
      items.push(this.readValue(depth + 1))
      this.#endMember(']')
    }
    return items
  }

  /** Passes the comma behind a member; one that is forgotten before the next member is only remarked. */
  #endMember(closing: '}' | ']'): void {
    if (this.#takes(',') || this.#peek() === closing) return
    if (!(closing === '}' ? beginsKey : beginsValue).test(this.#peek())) {
      this.#fail(`',' or '${closing}' is missing`)
    }
    if (this.#remarks === maxRemarks) return
    this.#remarks++
    this.#onRemark?.("A ',' is missing before this line's text.", this.#line())
  }

  #readQuoted(quote: string): string {
    let out = ''
    for (this.#at++; this.#at < this.#text.length; this.#at++) {
      const char = this.#text.charAt(this.#at)
      if (char === quote) {
        this.#at++
        return out
      }
      out += char === '\\' ? this.#readEscape() : char
    }
    return this.#fail('a text does not end')
  }

  #readEscape(): string {
    this.#at++
    const char = this.#text.charAt(this.#at)
    if (char !== 'u') return escapes[char] ?? char
    const hex = this.#text.slice(this.#at + 1, this.#at + 5)
    this.#at += 4
    return String.fromCharCode(Number.parseInt(hex, 16) || 0xfffd)
  }

  #readWord(): string {
    this.#peek()
    word.lastIndex = this.#at
    const found = word.exec(this.#text)?.[0]
    if (found === undefined) return this.#fail('a value is missing')
    this.#at += found.length
    return found
  }

  /** The next character that is no blank or comment; '' at the end. */
  #peek(): string {
    blank.lastIndex = this.#at
    this.#at += blank.exec(this.#text)?.[0].length ?? 0
    return this.#text.charAt(this.#at)
  }

  #takes(char: string): boolean {
    const isNext = this.#peek() === char
    if (isNext) this.#at++
    else if (this.#at >= this.#text.length) this.#fail(`'${char}' is missing at the end`)
    return isNext
  }

  #fail(problem: string): never {
    throw new LenientJsonError(problem, this.#line())
  }

  #line(): number {
    return this.#lines.lineAt(this.#at)
  }
}

function readWord(text: string): unknown {
  if (text === 'true') return true
  if (text === 'false') return false
  if (text === 'null' || text === 'undefined') return null
  const number = Number(text)
  return Number.isNaN(number) ? text : number
}
