import { describe, expect, it } from 'vitest'
import { productsTable } from '../../catalogue/lists/products-list-table.ts'
import { marksOf, mayHold } from './list-marks.ts'

const marksOfRow = (texts: Readonly<Record<string, readonly string[]>>) =>
  marksOf(productsTable, { id: 'a', columns: {}, choices: {}, texts, searched: [] })
const among = (...values: readonly string[]) =>
  ({ kind: 'among', key: 'category', values, isNot: false }) as const

describe('the marks of a row', () => {
  it('stay what they are, since they are kept', () => {
    expect(marksOfRow({ category: ['Garden'] })).toBe(34_359_803_904)
  })

  it('are two bits of each value, whatever its case, accents and spaces', () => {
    const [one, other] = [marksOfRow({ category: ['Küche'] }), marksOfRow({ tag: ['Küche'] })]
    expect(bitsOf(one)).toHaveLength(2)
    expect(marksOfRow({ category: [' KUCHE '] })).toBe(one)
    expect(other).not.toBe(one)
    const both = marksOfRow({ category: ['Küche'], tag: ['Küche'] })
    expect(bitsOf(both)).toEqual([...new Set([...bitsOf(one), ...bitsOf(other)])].sort((a, b) => a - b))
  })

  it('tell a SKU by its first three signs, and nothing of a row without values', () => {
    expect(marksOfRow({ sku: ['MUG-BLUE', 'mug-2'] })).toBe(marksOfRow({ sku: ['mug'] }))
    expect(marksOfRow({ sku: ['MU'] })).not.toBe(marksOfRow({ sku: ['mug'] }))
    expect(marksOfRow({ category: [''], tag: [] })).toBe(0)
  })

  it('keep values apart: few of a hundred have those of another', () => {
    const marks = Array.from({ length: 100 }, (_, at) => marksOfRow({ category: [`Range ${at}`] }))
    expect(new Set(marks).size).toBeGreaterThan(90)
  })
})

describe('what marks tell of a question', () => {
  const isAsked = (test: Parameters<typeof mayHold>[1]) => mayHold(productsTable, test) !== undefined

  it('is what has some values, whole or by beginnings of three signs, and nothing of what has not', () => {
    expect(isAsked(among('garden', 'kitchen'))).toBe(true)
    expect(isAsked({ kind: 'starts', key: 'sku', text: 'mug-' })).toBe(true)
    expect(isAsked({ kind: 'starts', key: 'sku', text: 'mu' })).toBe(false)
    expect(isAsked({ kind: 'starts', key: 'category', text: 'garden' })).toBe(false)
    expect(isAsked({ ...among('garden'), isNot: true })).toBe(false)
    expect(isAsked({ kind: 'empty', key: 'category', isEmpty: true })).toBe(false)
    expect(isAsked({ kind: 'has', key: 'category', words: ['garden'] })).toBe(false)
    expect(isAsked(among())).toBe(false)
    expect(isAsked(among(...'abcdefghi'))).toBe(false)
    expect(isAsked({ ...among('yes'), key: 'visible' })).toBe(false)
  })
})

function bitsOf(marks: number): readonly number[] {
  return [...marks.toString(2)].reverse().flatMap((sign, bit) => (sign === '1' ? [bit] : []))
}
