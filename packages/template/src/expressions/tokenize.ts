import { readReference } from '../parse/grammar.ts'
import type { ExpressionValue } from './expression-value.ts'
import { functions } from './functions.ts'
import { binaryOperators, unaryOperators } from './operators.ts'
import { readString } from './read-string.ts'
import { ExpressionProblem, type Token } from './tokens.ts'

/** Cuts an expression into tokens; throws `ExpressionProblem` where it can not. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < source.length) {
    const char = source.charAt(at)
    if (whitespace.test(char)) {
      at++
      continue
    }
    const { token, end } = readToken(source, at, tokens.at(-1))
    tokens.push(token)
    if (tokens.length > maxTokens) {
      refuse(`Expression exceeds the maximum number of allowed tokens: ${maxTokens}`)
    }
    at = end
  }
  return tokens
}

/** An expression of more tokens is refused. */
const maxTokens = 10_000

interface Found {
  readonly token: Token
  readonly end: number
}

const whitespace = /[ \t\n\r\u00a0]/
const decimal = /[0-9]+(\.[0-9]*)?/y
const exponent = /[eE]([+-]?)([0-9]*)/y
const hex = /0[xX]([0-9a-fA-F]*)/y
const reference = /(?:[@$]?[A-Za-z][A-Za-z0-9_-]*|@)(?:\.(?:[@$]?[A-Za-z][A-Za-z0-9_-]*|@|[0-9]+))*/y
const openParenthesis = /[ \t\n\v\f\r]*\(/y

const constants: ReadonlyMap<string, ExpressionValue> = new Map<string, ExpressionValue>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['PI', Math.PI],
  ['E', Math.E],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['NaN', Number.NaN],
])

function readToken(source: string, at: number, previous: Token | undefined): Found {
  const char = source.charAt(at)
  if (char === '(' || char === ')' || char === ',' || char === ';')
    return { token: { kind: char }, end: at + 1 }
  if (char === '"' || char === "'") {
    const { value, end } = readString(source, at)
    return { token: { kind: 'value', value }, end }
  }
  if (char >= '0' && char <= '9') return readNumber(source, at)
  return (
    readName(source, at) ??
    readOperator(source, at, previous) ??
    refuse(`Unexpected ${kindOf(char)} at ${at}: ${JSON.stringify(char)}`)
  )
}

function kindOf(char: string): string {
  if (char === '\b') return 'backspace'
  if (char === '\f') return 'form feed'
  return char < ' ' ? 'control character' : 'character'
}

function readNumber(source: string, at: number): Found {
  const digits = matchAt(hex, source, at)
  if (digits) {
    if (digits[1] === '') refuse('Expected digits after start of hex number')
    return { token: { kind: 'value', value: Number(digits[0]) }, end: at + digits[0].length }
  }
  let text = matchAt(decimal, source, at)?.[0] ?? ''
  if (text.includes('.') && source.charAt(at + text.length) === '.')
    refuse('Duplicate decimal point in number')
  const power = matchAt(exponent, source, at + text.length)
  if (power) {
    text += power[0]
    if (source.charAt(at + text.length) === '.') {
      refuse(
        text.includes('.') ? 'Duplicate decimal point in number' : 'Unexpected decimal point in exponent',
      )
    }
    if (power[2] === '') refuse('Expected a digit after exponent in decimal number')
  }
  return { token: { kind: 'value', value: Number.parseFloat(text) }, end: at + text.length }
}

function readName(source: string, at: number): Found | undefined {
  const text = matchAt(reference, source, at)?.[0]
  const path = text === undefined ? undefined : readReference(text)
  if (text === undefined || !path) return undefined
  const end = at + text.length
  const value = constants.get(text)
  if (value !== undefined) return { token: { kind: 'value', value }, end }
  if (!text.includes('.') && matchAt(openParenthesis, source, end)) {
    if (!functions.has(text)) refuse(`Invalid function ${text}`)
    return { token: { kind: 'call', name: text }, end }
  }
  return { token: { kind: 'reference', path }, end }
}

function readOperator(source: string, at: number, previous: Token | undefined): Found | undefined {
  const follows = previous?.kind === 'value' || previous?.kind === 'reference' || previous?.kind === ')'
  for (let length = 3; length > 0; length--) {
    const text = source.slice(at, at + length)
    const operator =
      (follows ? undefined : unaryOperators.get(text)) ??
      binaryOperators.get(text) ??
      unaryOperators.get(text)
    if (operator && text.length === length) return { token: { kind: 'operator', operator }, end: at + length }
  }
  return undefined
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(source)
}

function refuse(problem: string): never {
  throw new ExpressionProblem(problem)
}
