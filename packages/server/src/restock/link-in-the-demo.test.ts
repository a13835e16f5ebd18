import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'

const siteDir = path.resolve(import.meta.dirname, '../../../../sites/demo')
let site: OpenSite
beforeAll(async () => {
  site = await openSite({ services: { siteDir } })
})
afterAll(() => site.close())

describe('a product page of the demo', () => {
  it('begins with the variant that the address chooses, in the form that needs no script', async () => {
    const mug = await site.store.products.findByUrlId(site.shop.id, 'mug')
    const [, red] = mug?.variants ?? []
    const { body } = await site.get(`/shop/mug?variant=${red?.id}`)
    const checked = body.match(/<input[^>]* checked[^>]*>/g) ?? []
    expect(checked).toHaveLength(1)
    expect(checked[0]).toContain('name="variant-option-Colour" value="Red"')
    expect((await site.get('/shop/mug')).body).not.toMatch(/<input[^>]* checked/)
  })
})
