import { describe, expect, it } from 'vitest'
import { buildDraft, buildOption, buildRow } from '../../../../testing/build-draft.ts'
import type { ProductDraft } from './draft.ts'
import { mergeDrafts } from './merge-drafts.ts'

const blue = buildRow({ key: 'blue', id: 'blue', values: { Color: 'Blue' }, onHand: '5', was: 5 })
const sand = buildRow({ key: 'sand', id: 'sand', values: { Color: 'Sand' }, sku: 'SQ2', onHand: '5', was: 5 })
const base = buildDraft({ options: [buildOption('Color', 'Blue', 'Sand')], variants: [blue, sand] })
const rows = (...variants: (typeof blue)[]) => ({ ...base, variants })

/** Both drafts put together, once with ours, once with theirs where both changed the same. */
function merged(ours: ProductDraft, theirs: ProductDraft) {
  const { clashes, draft } = mergeDrafts({ base, ours, theirs })
  const taken = new Set(clashes.map(({ key }) => key))
  return {
    clashes: clashes.map(({ label }) => label),
    keepingOurs: draft,
    takingTheirs: mergeDrafts({ base, ours, theirs }, taken).draft,
  }
}

describe('a product that two people changed', () => {
  it('keeps both where they changed other fields and other variants', () => {
    const ours = { ...rows({ ...blue, price: '20' }, sand), title: 'Cup' }
    const theirs = { ...rows({ ...blue, sku: 'SQ9' }, { ...sand, price: '7' }), tags: ['new'] }
    const both = merged(ours, theirs)
    expect(both.clashes).toEqual([])
    expect(both.keepingOurs).toMatchObject({
      title: 'Cup',
      tags: ['new'],
      variants: [{ price: '20', sku: 'SQ9' }, { price: '7' }],
    })
    expect(both.takingTheirs).toEqual(both.keepingOurs)
  })

  it('asks about the same field of the same variant, and about the same field', () => {
    const ours = { ...rows({ ...blue, price: '20' }, sand), title: 'Cup' }
    const theirs = { ...rows({ ...blue, price: '30' }, { ...sand, price: '7' }), title: 'Pot' }
    const both = merged(ours, theirs)
    expect(both.clashes).toEqual(['Title', 'Price of Blue'])
    expect(both.keepingOurs).toMatchObject({ title: 'Cup', variants: [{ price: '20' }, { price: '7' }] })
    expect(both.takingTheirs).toMatchObject({ title: 'Pot', variants: [{ price: '30' }, { price: '7' }] })
  })

  it('keeps what is typed into a row that was not saved yet, while what both made is put together', () => {
    const green = buildRow({ key: 'green', id: null, values: { Color: 'Green' }, price: '1' })
    const sent = rows(blue, sand, green)
    const now = rows(blue, sand, { ...green, price: '12' })
    const next = rows({ ...blue, price: '30' }, sand, green)
    expect(mergeDrafts({ base: sent, ours: now, theirs: next }).draft.variants).toMatchObject([
      { price: '30' },
      {},
      { key: 'green', price: '12' },
    ])
  })

  it('counts our stock from what we saw, whatever was sold meanwhile', () => {
    const ours = rows({ ...blue, onHand: '15' }, sand)
    const theirs = rows({ ...blue, onHand: '3', was: 3 }, { ...sand, onHand: '4', was: 4 })
    const { clashes, keepingOurs } = merged(ours, theirs)
    expect(clashes).toEqual([])
    expect(keepingOurs.variants).toMatchObject([
      { onHand: '15', was: 5 },
      { onHand: '4', was: 4 },
    ])
  })

  it('asks about stock that both counted, and counts ours from what they counted', () => {
    const ours = rows({ ...blue, onHand: '9' }, sand)
    const theirs = rows({ ...blue, onHand: '8', was: 8, isCounted: true }, sand)
    const { clashes, keepingOurs, takingTheirs } = merged(ours, theirs)
    expect(clashes).toEqual(['In stock of Blue'])
    expect(keepingOurs.variants[0]).toMatchObject({ onHand: '9', was: 8 })
    expect(takingTheirs).toEqual(theirs)
    expect(merged(rows({ ...blue, onHand: '8' }, sand), theirs)).toMatchObject({
      clashes: [],
      keepingOurs: theirs,
    })
  })

  it('takes over a variant that one of them added, with what the other changed', () => {
    const green = buildRow({ key: 'green', id: 'green', values: { Color: 'Green' }, sku: 'SQ3' })
    const theirs = {
      ...rows(blue, sand, green),
      options: [buildOption('Color', 'Blue', 'Sand', 'Green')],
    }
    const { clashes, keepingOurs } = merged(rows({ ...blue, price: '20' }, sand), theirs)
    expect(clashes).toEqual([])
    expect(keepingOurs.variants).toMatchObject([{ price: '20' }, { id: 'sand' }, { id: 'green' }])
    expect(keepingOurs.options[0]?.values).toEqual(['Blue', 'Sand', 'Green'])
  })

  it('asks about a variant that one of them removed while the other changed it, which ours makes again', () => {
    const theirs = { ...rows(blue), options: [buildOption('Color', 'Blue')] }
    const { clashes, keepingOurs, takingTheirs } = merged(rows(blue, { ...sand, price: '9' }), theirs)
    expect(clashes).toEqual(['Options and variants'])
    const ours = rows(blue, { ...sand, price: '9' })
    expect(mergeDrafts({ base, ours, theirs }).clashes).toMatchObject([{ ours: ['Sand 9'], theirs: [] }])
    expect(keepingOurs.variants).toMatchObject([{ id: 'blue' }, { id: null, price: '9' }])
    expect(takingTheirs.variants).toEqual([blue])
  })

  it('takes theirs for one field, and ours for another', () => {
    const ours = { ...rows({ ...blue, price: '20' }, sand), title: 'Cup' }
    const theirs = { ...rows({ ...blue, price: '30' }, sand), title: 'Pot' }
    const { clashes } = mergeDrafts({ base, ours, theirs })
    expect(clashes).toMatchObject([
      { field: 'title', ours: 'Cup', theirs: 'Pot' },
      { field: 'price', ours: '20', theirs: '30' },
    ])
    const price = clashes.filter(({ field }) => field === 'price').map(({ key }) => key)
    expect(mergeDrafts({ base, ours, theirs }, new Set(price)).draft).toMatchObject({
      title: 'Cup',
      variants: [{ price: '30' }, {}],
    })
  })
})
