import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../../testing/build-store.ts'
import { noon } from '../../testing/builders.ts'
import { smallTemplateDir } from '../../testing/open-site.ts'
import { seedSite } from './seed-site.ts'

const demoDir = path.resolve(import.meta.dirname, '../../../../../sites/demo')
const log = { info: () => {}, warn: () => {}, error: () => {} }

describe('seedSite', () => {
  let built: BuiltStore
  beforeEach(async () => {
    built = await buildStore()
  })
  afterEach(() => built.close())

  const seed = (siteDir: string) =>
    seedSite({ store: built.store, clock: () => noon, dataDir: built.dataDir, siteDir, log })

  it('fills an empty site with the demo shop, once', async () => {
    expect(await seed(demoDir)).toBe('seeded')
    const collections = await built.siteStore.collections.list()
    const shop = collections.find((each) => each.urlId === 'shop')
    const mug = await built.siteStore.products.findByUrlId(shop?.id ?? '', 'morning-mug')
    expect(mug).toMatchObject({ type: 'physical', optionNames: ['Colour'], collectionId: shop?.id })
    expect(mug?.images[0]?.altText).not.toBe('')
    expect(await built.store.audit()).toEqual([])
    expect(await seed(demoDir)).toBe('was-there')
  })

  it('has nothing to do for a template without sample content', async () => {
    expect(await seed(smallTemplateDir)).toBe('nothing-to-seed')
  })
})
