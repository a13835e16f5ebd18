import { buildCollection, buildPost, buildProduct } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentRoom, openContentRoom } from '../testing/open-content-room.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

let room: ContentRoom
let seller: Visitor
const shelf = buildCollection({ typeName: 'products', urlId: 'shelf', position: 20 })
beforeAll(async () => {
  room = await openContentRoom(1_772_366_400_000)
  seller = await openVisitor(room.site.app)
  await signInAs(seller, room.site.store, ['storeManager'])
})
afterAll(() => room.close())

const statuses = async (sent: readonly Promise<{ readonly status: number }>[]) =>
  (await Promise.all(sent)).map(({ status }) => status).toSorted()

describe('the last room of a collection', () => {
  it('is for one of two owners who begin an item at once', async () => {
    const { id: collectionId } = room.songs
    await room.site.store.transaction(async ({ items }) => {
      for (let place = 0; place < 59; place += 1)
        await items.save(buildPost({ collectionId, urlId: `p-${place}` }))
    })
    const begin = () =>
      room.owner.send('POST', '/api/panel/items', {
        ...{ collectionId, kind: 'audio', customType: null, title: 'Last' },
      })
    expect(await statuses([begin(), begin(), begin()])).toEqual([200, 400, 400])
  })

  it('is for one of two owners who add a product at once', async () => {
    await room.site.store.collections.save(shelf)
    for (let place = 0; place < 199; place += 1)
      await room.site.store.products.save(buildProduct({ collectionId: shelf.id, urlId: `p-${place}` }))
    const { id: _, createdAtMs, updatedAtMs, variants, ...plain } = buildProduct({ collectionId: shelf.id })
    const add = (urlId: string) =>
      seller.send('POST', '/api/panel/products', {
        ...{ ...plain, urlId },
        variants: variants.map(({ id, stock, ...variant }) => ({ ...variant, id: null })),
      })
    expect(await statuses([add('one'), add('two'), add('three')])).toEqual([200, 400, 400])
  })
})

it('adds a category once, however its owners write it', async () => {
  const add = (name: string) =>
    room.owner.send('POST', `/api/panel/categories/${room.notes.id}`, { name, parent: null })
  expect(await statuses([add('Mug'), add('mug'), add('MUG')])).toEqual([200, 400, 400])
})

describe('a category or tag of a post', () => {
  it('is spelled as others are, which alone one may spell otherwise', async () => {
    const one = await room.begin(room.notes, 'text', 'One')
    const two = await room.begin(room.notes, 'text', 'Two')
    await room.change(one.row.id, { categories: ['News'], tags: ['sky'] })
    const saved = await room.change(two.row.id, { categories: ['news', ' NEWS'], tags: ['Sky'] })
    expect(saved.json).toMatchObject({ input: { categories: ['News'], tags: ['sky'] } })
    await room.change(two.row.id, { tags: [] })
    const again = await room.change(one.row.id, { tags: ['Sky'] })
    expect(again.json).toMatchObject({ input: { tags: ['Sky'] } })
  })
})
