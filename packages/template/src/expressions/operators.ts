import type { ExpressionValue } from './expression-value.ts'

/** An operator of expressions, with the name that errors give it. A higher rank binds tighter. */
export interface Operator {
  readonly name: string
  readonly rank: number
  readonly isRightBound?: boolean
  readonly unary?: (value: ExpressionValue) => ExpressionValue
  readonly binary?: (left: ExpressionValue, right: ExpressionValue) => ExpressionValue
}

/** Text to number: empty is 0, else the whole text must be one decimal or hex number with at most one sign. */
export function toNumber(value: ExpressionValue): number {
  if (typeof value === 'string') {
    if (value === '') return 0
    if (wholeDecimal.test(value)) return Number.parseFloat(value)
    const hex = wholeHex.exec(value)
    if (!hex) return Number.NaN
    return hex[1] === '-' ? -Number(hex[2]) : Number(hex[2])
  }
  return Number(value)
}

/** Yes or no as an expression sees it. */
export function toBoolean(value: ExpressionValue): boolean {
  return Boolean(value)
}

/** Text as an expression spells it: null is a word here. */
export function toText(value: ExpressionValue): string {
  return String(value)
}

const wholeDecimal = /^[+-]?[0-9]+(?:\.[0-9]*)?(?:[eE][+-]?[0-9]+)?$/
const wholeHex = /^([+-]?)(0[xX][0-9a-fA-F]+)$/

/** The operators that stand before a value. */
export const unaryOperators: ReadonlyMap<string, Operator> = new Map([
  ['+', { name: 'unary plus', rank: 17, isRightBound: true, unary: toNumber }],
  ['-', { name: 'unary minus', rank: 17, isRightBound: true, unary: (value) => -toNumber(value) }],
  ['!', { name: 'logical not', rank: 17, isRightBound: true, unary: (value) => !toBoolean(value) }],
  ['~', { name: 'bitwise not', rank: 17, isRightBound: true, unary: (value) => ~toNumber(value) }],
])

/** The operators that stand between values, longest spelling first. */
export const binaryOperators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['===', compare('strict equality', 11, (left, right) => left === right)],
  ['!==', compare('strict inequality', 11, (left, right) => left !== right)],
  ['**', arithmetic('exponent', 16, (left, right) => left ** right, true)],
  ['<<', arithmetic('left shift', 13, (left, right) => left << right)],
  ['>>', arithmetic('right shift', 13, (left, right) => left >> right)],
  ['<=', compare('less than or equal', 12, (left, right) => compareLoosely(left, right, (a, b) => a <= b))],
  [
    '>=',
    compare('greater than or equal', 12, (left, right) => compareLoosely(left, right, (a, b) => a >= b)),
  ],
  ['==', compare('equality', 11, isLooselyEqual)],
  ['!=', compare('inequality', 11, (left, right) => !isLooselyEqual(left, right))],
  ['&&', compare('logical and', 7, (left, right) => toBoolean(left) && toBoolean(right))],
  ['||', compare('logical or', 6, (left, right) => toBoolean(left) || toBoolean(right))],
  ['*', arithmetic('multiply', 15, (left, right) => left * right)],
  ['/', arithmetic('divide', 15, (left, right) => left / right)],
  ['%', arithmetic('modulus', 15, (left, right) => left % right)],
  ['+', { name: 'add', rank: 14, binary: add }],
  ['-', arithmetic('subtract', 14, (left, right) => left - right)],
  ['<', compare('less than', 12, (left, right) => compareLoosely(left, right, (a, b) => a < b))],
  ['>', compare('greater than', 12, (left, right) => compareLoosely(left, right, (a, b) => a > b))],
  ['&', arithmetic('bitwise and', 10, (left, right) => left & right)],
  ['^', arithmetic('bitwise xor', 9, (left, right) => left ^ right)],
  ['|', arithmetic('bitwise or', 8, (left, right) => left | right)],
  ['=', { name: 'assign', rank: 3, isRightBound: true }],
])

function add(left: ExpressionValue, right: ExpressionValue): ExpressionValue {
  if (typeof left === 'string' || typeof right === 'string') return toText(left) + toText(right)
  return toNumber(left) + toNumber(right)
}

function arithmetic(
  name: string,
  rank: number,
  reckon: (left: number, right: number) => number,
  isRightBound = false,
): Operator {
  return { name, rank, isRightBound, binary: (left, right) => reckon(toNumber(left), toNumber(right)) }
}

function compare(
  name: string,
  rank: number,
  test: (left: ExpressionValue, right: ExpressionValue) => boolean,
): Operator {
  return { name, rank, binary: test }
}

/** Order as JavaScript has it on the raw values: two texts by their units, all else as numbers. */
function compareLoosely(
  left: ExpressionValue,
  right: ExpressionValue,
  test: (left: number | string, right: number | string) => boolean,
): boolean {
  if (typeof left === 'string' && typeof right === 'string') return test(left, right)
  return test(Number(left), Number(right))
}

/** JavaScript's loose equality: null equals only itself, two texts by their units, all else as numbers. */
function isLooselyEqual(left: ExpressionValue, right: ExpressionValue): boolean {
  if (left === null || right === null || typeof left === typeof right) return left === right
  return Number(left) === Number(right)
}
