import { parseDecimal } from '../../money/parse-decimal.ts'

/**
 * Reads a price such as `9.99`, `1,299.00`, `1.299,00`, `9,99` or `$ 50` as minor units, by the rule of amounts that owners type.
 *
 * @param digits fraction digits of the currency
 * @returns undefined when it is none, finer than the currency, or can be read in two ways
 */
export function readPriceCents(text: string, digits: number): number | undefined {
  const read = parseDecimal(bare(text), digits)
  return read.ok ? read.parts : undefined
}

/** What to say of a price such as `1,299`, a thousand to some and a little more than one to others; null of all others. */
export function twoWaysProblem(text: string, digits: number): string | null {
  const read = parseDecimal(bare(text), digits)
  if (read.ok || read.problem !== 'thousands-or-parts') return null
  return `“${text}” can be read in two ways: write thousands without a mark, such as 1500.`
}

const bare = (text: string) => text.replace(/^[\p{Sc}\s]+|[\p{Sc}\s]+$/gu, '')

/** Reads a number of units; below zero counts as none, since nothing is there. */
export function readUnits(text: string): number | undefined {
  if (!/^-?\d{1,9}(\.0*)?$/.test(text)) return undefined
  return Math.max(0, Math.trunc(Number(text)))
}

/** Reads a weight in grams, or a length in millimetres; what cannot be read is none. */
export function readWhole(text: string): number {
  const read = Math.round(Number(text))
  return Number.isFinite(read) && read > 0 ? read : 0
}

/** Whether a cell is a yes, a no, or nothing. */
export function isFlag(text: string): boolean {
  return readFlag(text) || ['', 'false', 'no', '0'].includes(text.toLowerCase())
}

/** Whether a cell is a weight in grams, or nothing. */
export function isWeight(text: string): boolean {
  const read = Number(text)
  return Number.isFinite(read) && read >= 0
}

/** Reads `true`, `TRUE`, `yes` or `1`. */
export function readFlag(text: string): boolean {
  return ['true', 'yes', '1'].includes(text.toLowerCase())
}
