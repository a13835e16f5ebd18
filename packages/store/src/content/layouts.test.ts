import { emptyLayout } from '@vitrine/domain/content/layout'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { noon } from '../testing/builders.ts'

describe('layouts', () => {
  let built: BuiltStore

  beforeEach(async () => {
    built = await buildStore()
  })

  afterEach(() => built.close())

  it('keeps a layout for each owner and gives the latest', async () => {
    const { layouts } = built.siteStore
    await layouts.save({ kind: 'field', id: 'footer' }, { layout: emptyLayout, updatedAtMs: noon })
    await layouts.save({ kind: 'field', id: 'footer' }, { layout: emptyLayout, updatedAtMs: noon + 1 })
    await layouts.save({ kind: 'item', id: 'footer' }, { layout: emptyLayout, updatedAtMs: noon + 2 })
    expect(await layouts.find({ kind: 'field', id: 'footer' })).toEqual({
      layout: emptyLayout,
      updatedAtMs: noon + 1,
    })
    expect(await layouts.find({ kind: 'collection', id: 'footer' })).toBeUndefined()
    expect(await layouts.owners()).toEqual([
      { kind: 'field', id: 'footer' },
      { kind: 'item', id: 'footer' },
    ])
  })

  it('finds several at once, of one kind', async () => {
    const { layouts } = built.siteStore
    await layouts.save({ kind: 'item', id: 'a' }, { layout: emptyLayout, updatedAtMs: 1 })
    await layouts.save({ kind: 'item', id: 'b' }, { layout: emptyLayout, updatedAtMs: 2 })
    await layouts.save({ kind: 'field', id: 'c' }, { layout: emptyLayout, updatedAtMs: 3 })
    const found = await layouts.findMany('item', ['b', 'c', 'd'])
    expect([...found.keys()]).toEqual(['b'])
    expect((await layouts.findMany('item', [])).size).toBe(0)
  })
})
