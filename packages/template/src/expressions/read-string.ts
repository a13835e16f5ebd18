import { ExpressionProblem } from './tokens.ts'

/** Reads the text literal that begins at `start` with its quote; `end` is the offset after the closing one. */
export function readString(source: string, start: number): { value: string; end: number } {
  const quote = source.charAt(start)
  const parts: string[] = []
  let at = start + 1
  while (at < source.length) {
    const char = source.charAt(at)
    if (char === quote) return { value: parts.join(''), end: at + 1 }
    if (char === '\n') throw new ExpressionProblem('Illegal bare line feed character in string literal')
    if (char === '\r') throw new ExpressionProblem('Illegal bare carriage return character in string literal')
    if (char === '\\' && at + 1 < source.length) {
      const escaped = readEscape(source, at + 1)
      parts.push(escaped.value)
      at = escaped.end
      continue
    }
    parts.push(char)
    at++
  }
  throw new ExpressionProblem('Unterminated string')
}

const simpleEscapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', f: '\f', r: '\r' }
const hexLengths: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 }

function readEscape(source: string, at: number): { value: string; end: number } {
  const letter = source.charAt(at)
  const length = Object.hasOwn(hexLengths, letter) ? hexLengths[letter] : undefined
  if (length !== undefined) return { value: readHex(source, at + 1, length), end: at + 1 + length }
  const value = Object.hasOwn(simpleEscapes, letter) ? simpleEscapes[letter] : undefined
  return { value: value ?? letter, end: at + 1 }
}

function readHex(source: string, at: number, length: number): string {
  const digits = source.slice(at, at + length)
  if (digits.length < length || !/^[0-9a-fA-F]+$/.test(digits)) {
    throw new ExpressionProblem(
      length === 2 ? 'Invalid 2-char hex escape found' : 'Invalid unicode escape found',
    )
  }
  const code = Number.parseInt(digits, 16)
  return code > 0x10ffff || isControl(code) ? ' ' : String.fromCodePoint(code)
}

function isControl(code: number): boolean {
  return code <= 8 || (code >= 14 && code <= 31)
}
