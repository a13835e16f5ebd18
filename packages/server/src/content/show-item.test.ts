import { buildPost } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'

let shop: OpenShop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const text = async (address: string) => (await (await shop.visitor()).get(address)).text

it('shows an item that was published for later in lists and feeds that are in memory, from its minute on', async () => {
  const publishedAtMs = shop.clock.nowMs + 60_000
  await shop.store.transaction(async (tables) => {
    const post = { urlId: 'soon', title: 'Coming soon', publishedAtMs, status: 'scheduled' } as const
    await tables.items.save(buildPost({ collectionId: shop.blog.id, ...post }))
    await tables.site.raiseRevision()
  })
  shop.clock.nowMs += 2_000
  const lists = ['/blog', '/blog?format=rss']
  for (const address of lists) expect(await text(address)).not.toContain('Coming soon')
  shop.clock.nowMs = publishedAtMs - 1
  await shop.runJobs()
  for (const address of lists) expect(await text(address)).not.toContain('Coming soon')
  shop.clock.nowMs = publishedAtMs
  await shop.runJobs()
  shop.clock.nowMs += 2_000
  for (const address of lists) expect(await text(address)).toContain('Coming soon')
})
