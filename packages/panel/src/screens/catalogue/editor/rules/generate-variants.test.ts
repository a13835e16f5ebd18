import { describe, expect, it } from 'vitest'
import { buildOption, buildRow } from '../../../../testing/build-draft.ts'
import type { OptionDraft, VariantDraft } from './draft.ts'
import { combinationKey, findLeftOut, generateVariants } from './generate-variants.ts'

const color = buildOption('Color', 'Blue', 'Sand')
const size = buildOption('Size', 'S', 'L')
const blue = buildRow({ key: 'blue', id: 'id-blue', values: { Color: 'Blue' }, price: '10' })
const sand = buildRow({ key: 'sand', id: 'id-sand', values: { Color: 'Sand' }, price: '20' })

function generate(options: OptionDraft[], existing: readonly VariantDraft[], leftOut: string[] = []) {
  let made = 0
  const result = generateVariants({ options, existing, leftOut, newKey: () => `new-${++made}` })
  if (!result.ok) throw new Error(result.problem)
  return result.variants
}

describe('generateVariants', () => {
  it('makes every combination, the last option changing fastest', () => {
    const rows = generate([color, size], [buildRow({})])
    expect(rows.map((row) => Object.values(row.values).join(' '))).toEqual([
      'Blue S',
      'Blue L',
      'Sand S',
      'Sand L',
    ])
  })

  it('keeps rows as they are when a value is added', () => {
    const rows = generate([buildOption('Color', 'Blue', 'Green', 'Sand')], [blue, sand])
    expect(rows.map((row) => row.id)).toEqual(['id-blue', null, 'id-sand'])
    expect(rows[2]).toEqual(sand)
  })

  it('gives a new row the price of its nearest relative, no stock and no code of its own', () => {
    const [, green] = generate([buildOption('Color', 'Blue', 'Green')], [blue])
    expect(green).toMatchObject({ price: '10', onHand: '0', sku: '', id: null })
  })

  it('lets each row live on in its first value when an option is added', () => {
    const rows = generate([color, size], [blue, sand])
    expect(rows.map((row) => row.id)).toEqual(['id-blue', null, 'id-sand', null])
    expect(rows.map((row) => row.price)).toEqual(['10', '10', '20', '20'])
  })

  it('keeps the first row of each kind when an option is removed', () => {
    const rows = generate([color], generate([color, size], [blue, sand]))
    expect(rows.map((row) => row.id)).toEqual(['id-blue', 'id-sand'])
  })

  it('comes back to one row when the last option is removed', () => {
    expect(generate([], [blue, sand])).toEqual([{ ...blue, values: {} }])
  })

  it('leaves out what the owner left out', () => {
    const rows = generate([color, size], [], [combinationKey({ Size: 'L', Color: 'Sand' })])
    expect(rows).toHaveLength(3)
  })

  it('refuses more variants than a product may have', () => {
    const many = Array.from({ length: 16 }, (_, index) => String(index))
    const result = generateVariants({
      options: [buildOption('A', ...many), buildOption('B', ...many)],
      existing: [],
      leftOut: [],
      newKey: () => 'key',
    })
    expect(result).toEqual({ ok: false, problem: 'too-many-variants', count: 256 })
  })
})

describe('findLeftOut', () => {
  it('names the combinations that a product lacks', () => {
    expect(findLeftOut([color], [blue])).toEqual([combinationKey({ Color: 'Sand' })])
  })
})
