import { mediaKinds, plainEntry } from '@vitrine/domain/media/media-entry'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildCollection, buildImage, buildMug, newId } from '../testing/builders.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore()
})
afterEach(async () => {
  expect(await built.store.audit()).toEqual([])
  await built.close()
})

const everything = { text: '', kinds: mediaKinds, only: null, sort: 'newest', offset: 0, limit: 10 } as const

function pictureOf(id: string) {
  const { websiteId } = built.siteStore
  return buildImage({ id, assetUrl: `/content/v1/${websiteId}/${id}/sea.jpg` })
}

describe('where a file is used', () => {
  it('is known of every kind of document, and forgotten with it', async () => {
    const { siteStore, website } = built
    const image = pictureOf(newId())
    const collection = buildCollection({ mainImage: image })
    const mug = buildMug({ collectionId: collection.id, images: [image] })
    await siteStore.images.save(image)
    await siteStore.transaction(async (tables) => {
      await tables.collections.save(collection)
      await tables.products.save(mug)
      await tables.site.save({ ...website, logo: image })
    })
    expect(await siteStore.media.uses(image.id, 10)).toEqual([
      { kind: 'collection', id: collection.id },
      { kind: 'product', id: mug.id },
      { kind: 'site', id: '' },
    ])
    const unused = { ...everything, only: 'unused' } as const
    expect((await siteStore.media.list(unused)).total).toBe(0)
    await siteStore.products.remove(mug.id)
    await siteStore.collections.save({ ...collection, mainImage: null })
    await siteStore.site.save(website)
    expect((await siteStore.media.list(unused)).rows.map(({ entry }) => entry.id)).toEqual([image.id])
  })

  it('is not known of an address of another site', async () => {
    const { siteStore } = built
    const image = pictureOf(newId())
    await siteStore.images.save(image)
    const foreign = `<img src="/content/v1/${'f'.repeat(24)}/${image.id}/sea.jpg">`
    await siteStore.collections.save(buildCollection({ bodyHtml: foreign }))
    expect(await siteStore.media.uses(image.id, 10)).toEqual([])
  })

  it('is every place of a file under each address that it had', async () => {
    const { siteStore } = built
    const file = { ...plainEntry, ...pictureOf('f1'), kind: 'file', assetUrl: '/s/menu.pdf' } as const
    await siteStore.media.save(file)
    await siteStore.media.save({ ...file, assetUrl: '/s/new-menu.pdf' })
    await siteStore.collections.save(
      buildCollection({ id: 'c1', bodyHtml: '<a href="/s/menu.pdf">Menu</a>' }),
    )
    expect(await siteStore.media.uses('f1', 10)).toEqual([{ kind: 'collection', id: 'c1' }])
    expect((await siteStore.media.findByAddress('/s/menu.pdf'))?.assetUrl).toBe('/s/new-menu.pdf')
    await siteStore.collections.save(buildCollection({ id: 'c1' }))
  })
})

describe('the library', () => {
  it('lists in each order, with how often each file is used', async () => {
    const { siteStore } = built
    const entry = { ...plainEntry, ...pictureOf('a') }
    await siteStore.media.save({ ...entry, filename: 'b.jpg', bytes: 9, createdAtMs: 1 })
    await siteStore.media.save({ ...entry, id: 'b', title: 'A sea', bytes: 3_000_000, createdAtMs: 2 })
    const ids = async (sort: 'newest' | 'name' | 'size', more = {}) =>
      (await siteStore.media.list({ ...everything, sort, ...more })).rows.map(({ entry: each }) => each.id)
    expect(await ids('newest')).toEqual(['b', 'a'])
    expect(await ids('name')).toEqual(['b', 'a'])
    expect(await ids('size')).toEqual(['b', 'a'])
    expect(await ids('name', { only: 'large' })).toEqual(['b'])
    expect(await ids('name', { text: '%' })).toEqual([])
  })
})
