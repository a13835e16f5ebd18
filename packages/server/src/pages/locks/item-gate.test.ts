import type { Product } from '@vitrine/domain/catalogue/product'
import type { Collection } from '@vitrine/domain/content/collection'
import { plainItem } from '@vitrine/domain/content/item'
import { buildCollection, buildMug, newId, noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../owners/passwords.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import type { Visitor } from '../../testing/visit.ts'

const trade = buildCollection({ urlId: 'trade', title: 'Trade', isPasswordProtected: true, position: 8 })
const diary = buildCollection({ urlId: 'diary', typeName: 'blog', title: 'Diary', position: 9 })
const mug: Product = buildMug({
  id: newId(),
  collectionId: trade.id,
  urlId: 'secret-mug',
  title: 'Secret mug',
})
const post = {
  ...plainItem,
  id: newId(),
  collectionId: diary.id,
  urlId: 'secret-post',
  title: 'Secret post',
  excerptHtml: '',
  bodyHtml: '<p>Hush.</p>',
  author: { id: newId(), displayName: 'Ada Byron' },
  categories: [],
  tags: [],
  image: null,
  isFeatured: false,
  publishedAtMs: noon,
  updatedAtMs: noon,
}
const commentId = newId()

let shop: OpenShop
let stranger: Visitor
let guest: Visitor
beforeAll(async () => {
  shop = await openShop({ site: { hasLikes: true } })
  const passwordHash = await hashPassword('low tide')
  const locked = (each: Collection): Collection => ({ ...each, isPasswordProtected: true, passwordHash })
  await shop.store.transaction(async (tables) => {
    await tables.collections.save(locked(trade))
    await tables.collections.save(locked(diary))
    await tables.products.save(mug)
    await tables.items.save(post)
    await tables.comments.save({
      id: commentId,
      itemId: post.id,
      parentId: null,
      depth: 0,
      authorName: 'Ruth',
      authorEmail: '',
      body: 'Between us',
      status: 'public',
      createdAtMs: noon,
      likeCount: 0,
      flagCount: 0,
      isByOwner: false,
    })
    await tables.site.raiseRevision()
  })
  stranger = await shop.visitor()
  guest = await shop.visitor()
  await guest.submit('/unlock', { scope: trade.id, to: '/trade', password: 'low tide' })
  await guest.submit('/unlock', { scope: diary.id, to: '/diary', password: 'low tide' })
})
afterAll(() => shop.close())

const entries = '/api/commerce/shopping-cart/entries'
const request = { itemId: mug.id, sku: 'MUG-BLUE', quantity: 1, additionalFields: null }
const word = { body: 'Hello', authorName: 'Ada', authorEmail: 'ada@example.com', parentId: null, website: '' }

const asks = [
  ['stock', (by: Visitor) => by.get(`/api/commerce/inventory/stock?itemId=${mug.id}`)],
  ['cart', (by: Visitor) => by.send('POST', entries, request)],
  ['comments', (by: Visitor) => by.get(`/api/content/items/${post.id}/comments`)],
  ['a comment', (by: Visitor) => by.send('POST', `/api/content/items/${post.id}/comments`, word)],
  [
    'a machine’s comment',
    (by: Visitor) => by.send('POST', `/api/content/items/${post.id}/comments`, { ...word, website: 'x' }),
  ],
  ['a vote', (by: Visitor) => by.send('POST', `/api/content/comments/${commentId}/votes`, { kind: 'like' })],
  [
    'a like of a post',
    (by: Visitor) => by.send('POST', `/api/content/items/${post.id}/like`, { likes: true }),
  ],
  [
    'a like of a product',
    (by: Visitor) => by.send('POST', `/api/content/items/${mug.id}/like`, { likes: true }),
  ],
] as const

describe('what stands behind a password', () => {
  it.each(asks)('is not there for a stranger who asks by its id: %s', async (_name, ask) => {
    const answer = await ask(stranger)
    expect([answer.status, answer.text]).toEqual([404, expect.not.stringContaining('ecret')])
  })

  it.each(asks)('is there for a guest who entered it: %s', async (_name, ask) => {
    expect((await ask(guest)).status).toBe(200)
  })

  it.each([
    '/trade',
    '/trade/secret-mug',
    '/trade?format=json',
    '/trade/secret-mug?format=json-pretty',
    '/trade?format=main-content',
    '/trade?format=page-context',
    '/diary?format=rss',
    '/diary/secret-post?format=ical',
    `/trade?format=quick-view&itemId=${mug.id}`,
  ])('is not shown by its address, in no format: %s', async (url) => {
    const answer = await stranger.get(url)
    expect([answer.status, answer.text]).toEqual([403, expect.not.stringMatching(/Secret (mug|post)|Hush/)])
  })

  it.each([
    `/?format=quick-view&itemId=${mug.id}`,
    '/search?q=secret',
    '/api/search/GeneralSearch?q=secret',
    `/api/search/GeneralSearch?q=secret&f_collectionId=${trade.id}`,
    '/sitemap.xml',
    '/?format=json',
    '/shop?format=json',
  ])('is not told elsewhere: %s', async (url) => {
    const answer = await stranger.get(url)
    expect(answer.text).not.toMatch(/secret-mug|secret-post|Secret mug|Secret post/)
    expect(answer.location ?? '').not.toContain('secret-')
  })

  it('gives away no address to a plain form that adds to the cart', async () => {
    const answer = await stranger.submit(entries, { itemId: mug.id, sku: 'none', quantity: '1' }, '/')
    expect(answer.location).toMatch(/^\/cart\?problem=/)
  })
})
