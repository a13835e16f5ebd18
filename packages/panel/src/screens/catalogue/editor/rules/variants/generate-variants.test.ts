import { describe, expect, it } from 'vitest'
import { buildDraft, buildOption, buildRow } from '../../../../../testing/build-draft.ts'
import { changeOptionName } from '../change-options.ts'
import type { OptionDraft, VariantDraft } from '../draft.ts'
import { countLeftOut } from './combinations.ts'
import { generateVariants } from './generate-variants.ts'

const color = buildOption('Color', 'Blue', 'Sand')
const size = buildOption('Size', 'S', 'L')
const blue = buildRow({ key: 'blue', id: 'id-blue', values: { Color: 'Blue' }, price: '10' })
const sand = buildRow({ key: 'sand', id: 'id-sand', values: { Color: 'Sand' }, price: '20' })

function generate(options: OptionDraft[], existing: readonly VariantDraft[], before: OptionDraft[] = []) {
  let made = 0
  const result = generateVariants({ options, existing, before, newKey: () => `new-${++made}` })
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

  it('leaves out what the owner left out, in what is added too', () => {
    const before = [color, size]
    const left = generate(before, []).filter(({ values }) => values.Color !== 'Sand' || values.Size !== 'L')
    const names = (rows: readonly VariantDraft[]) => rows.map((row) => Object.values(row.values).join(' '))
    expect(names(generate(before, left, before))).toEqual(['Blue S', 'Blue L', 'Sand S'])
    const wider = [color, buildOption('Size', 'S', 'M', 'L')]
    expect(names(generate(wider, left, before))).toEqual(['Blue S', 'Blue M', 'Blue L', 'Sand S', 'Sand M'])
    expect(names(generate([...before, buildOption('Lid', 'no', 'yes')], left, before))).toHaveLength(6)
    expect(names(generate([size], left, before))).toEqual(['S', 'L'])
  })

  it('leaves nothing out of an option that was only now given its name', () => {
    const draft = buildDraft({ options: [{ ...color, name: '' }], variants: [buildRow({})] })
    const changed = changeOptionName(draft, 'Color', 'Colour', () => 'new')
    expect(changed).toMatchObject({ part: { variants: [{ values: { Colour: 'Blue' } }, {}] } })
  })

  it('refuses more variants than a product may have', () => {
    const many = Array.from({ length: 16 }, (_, index) => String(index))
    const result = generateVariants({
      options: [buildOption('A', ...many), buildOption('B', ...many)],
      existing: [],
      before: [],
      newKey: () => 'key',
    })
    expect(result).toEqual({ ok: false, problem: 'too-many-variants', count: 256 })
  })
})

describe('an imported product of a million combinations, of which it has two', () => {
  const names = Array.from({ length: 10 }, (_, index) => String(index))
  const options = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => buildOption(name, ...names))
  const row = (value: string) =>
    buildRow({ id: value, values: Object.fromEntries(options.map(({ name }) => [name, value])) })
  const variants = [row('1'), row('9')]

  it('says how many it lacks', () => {
    expect(countLeftOut({ options, variants })).toBe(999_998)
  })

  it('keeps its variants when a value goes that none of them has', () => {
    const fewer = [...options.slice(0, 5), buildOption('F', ...names.slice(1))]
    expect(generate(fewer, variants, options)).toEqual(variants)
  })

  it('refuses a value more, as that makes too many', () => {
    const more = [...options.slice(0, 5), buildOption('F', ...names, 'new')]
    const result = generateVariants({ options: more, existing: variants, before: options, newKey: () => '' })
    expect(result).toEqual({ ok: false, problem: 'too-many-variants', count: 100_002 })
  })
})

describe('countLeftOut', () => {
  it('counts the combinations that a product lacks', () => {
    expect(countLeftOut({ options: [color], variants: [blue] })).toBe(1)
    expect(countLeftOut({ options: [color], variants: [blue, sand] })).toBe(0)
    expect(countLeftOut({ options: [], variants: [buildRow({})] })).toBe(0)
  })
})
