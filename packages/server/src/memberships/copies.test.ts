import { plainItem } from '@vitrine/domain/content/item'
import { buildCollection, newId, noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const secret = /velvet/i
const bodyHtml = '<p>Velvet words.</p>'
const notes = buildCollection({ urlId: 'notes', typeName: 'page', title: 'Notes', position: 9, bodyHtml })

let shop: OpenShop
let owner: Visitor
let postId: string
beforeAll(async () => {
  shop = await openShop({ site: { hasLikes: true } })
  postId = newId()
  await shop.store.transaction(async (tables) => {
    await tables.collections.save(notes)
    await tables.items.save({
      ...{ ...plainItem, id: postId, collectionId: shop.blog.id, urlId: 'inside', title: 'Inside' },
      ...{ excerptHtml: bodyHtml, bodyHtml, author: { id: '', displayName: '' }, categories: [], tags: [] },
      ...{ image: null, isFeatured: false, publishedAtMs: noon - 1_000, updatedAtMs: noon },
    })
  })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  const things = [
    { kind: 'page', id: notes.id },
    { kind: 'item', id: postId },
  ]
  await owner.send('POST', '/api/panel/members/areas', { name: 'Gold', deniedText: '', things })
})
afterAll(() => shop.close())

const tellsSecret = async (addresses: readonly string[]) => {
  const visitor = await shop.visitor()
  const answers = await Promise.all(addresses.map((address) => visitor.get(address)))
  return answers.map(({ status, text }) => [status, secret.test(text)])
}

describe('a copy of what is for members', () => {
  it('of a post is for the same members, when it is published, too', async () => {
    const copied = await owner.send('POST', `/api/panel/items/${postId}/duplicate`)
    const { row, input, updatedAtMs } = copied.json as Copied
    const published = await owner.send('PUT', `/api/panel/items/${row.id}`, {
      ...{ ...input, updatedAtMs, status: 'published' },
    })
    expect([copied.status, published.status]).toEqual([200, 200])
    expect(await tellsSecret([row.fullUrl, '/blog', '/blog?format=json', '/blog?format=rss'])).toEqual([
      [403, false],
      [200, false],
      [200, false],
      [200, false],
    ])
  })

  it('of a page is for the same members, when it is shown, too', async () => {
    const copied = await owner.send('POST', `/api/panel/pages/${notes.id}/copies`)
    const { id } = copied.json as { readonly id: string }
    const shown = await owner.send('PUT', `/api/panel/pages/${id}/shown`, { isEnabled: true })
    expect([copied.status, shown.status]).toEqual([200, 200])
    expect(await tellsSecret(['/notes-copy', '/notes-copy?format=json'])).toEqual([
      [403, false],
      [403, false],
    ])
  })
})

interface Copied {
  readonly row: { readonly id: string; readonly fullUrl: string }
  readonly input: Readonly<Record<string, unknown>>
  readonly updatedAtMs: number
}
