import { describe, expect, it } from 'vitest'
import { buildDraft, buildOption, buildRow } from '../../../../testing/build-draft.ts'
import { draftAfterSave, withSentKeys } from './draft-after-save.ts'

const image = (id: string) => ({ id, url: `/${id}`, altText: '' }) as never
const blue = buildRow({ key: 'blue', id: 'blue', values: { Color: 'Blue' }, onHand: '5', was: 5 })
const green = buildRow({ key: 'new', values: { Color: 'Green' }, sku: '', onHand: '2' })
const then = buildDraft({ options: [buildOption('Color', 'Blue', 'Green')], variants: [blue, green] })
const stored = {
  ...then,
  variants: [blue, { ...green, key: 'id-green', id: 'id-green', sku: 'SQ7', was: 2 }],
}
const saved = withSentKeys(stored, then)

describe('what the editor of a product shows after a save', () => {
  it('is what was saved, where nothing was typed since', () => {
    expect(draftAfterSave(then, then, saved)).toEqual(saved)
    expect(saved.variants[1]).toMatchObject({ key: 'new', id: 'id-green', sku: 'SQ7' })
  })

  it('keeps what was typed since into a row that is new, with its id and number', () => {
    const now = { ...then, variants: [blue, { ...green, price: '9', onHand: '4' }] }
    expect(draftAfterSave(then, now, saved).variants[1]).toMatchObject({
      ...{ key: 'new', id: 'id-green', sku: 'SQ7', price: '9', onHand: '4', was: 2 },
    })
  })

  it('keeps rows that were added and taken out since', () => {
    const sand = buildRow({ key: 'sand', values: { Color: 'Sand' } })
    const options = [buildOption('Color', 'Blue', 'Green', 'Sand')]
    const more = draftAfterSave(then, { ...then, options, variants: [blue, green, sand] }, saved)
    expect(more.variants).toMatchObject([{ id: 'blue' }, { id: 'id-green' }, { key: 'sand', id: null }])
    expect(more.options[0]?.values).toEqual(['Blue', 'Green', 'Sand'])
    const fewer = { ...then, options: [buildOption('Color', 'Blue')], variants: [blue] }
    expect(draftAfterSave(then, fewer, saved).variants).toMatchObject([{ id: 'blue' }])
  })

  it('keeps a picture that arrived since, beside one that somebody else added', () => {
    const now = { ...then, images: [image('mine')], tags: ['typed'] }
    const both = draftAfterSave(then, now, { ...saved, images: [image('theirs')] })
    expect(both.images.map(({ id }) => id).toSorted()).toEqual(['mine', 'theirs'])
    expect(both.tags).toEqual(['typed'])
  })
})
