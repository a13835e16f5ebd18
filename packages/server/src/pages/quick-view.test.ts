import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'

async function mugOf({ store, shop }: OpenSite) {
  const mug = await store.products.findByUrlId(shop.id, 'mug')
  if (!mug) throw new Error('The site has no mug')
  return mug
}

describe('the quick view of a product', () => {
  let site: OpenSite
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  it('is found by the id alone, as its button has no more', async () => {
    const { id } = await mugOf(site)
    const { statusCode, headers } = await site.get(`/?format=quick-view&itemId=${id}`)
    expect(statusCode).toBe(302)
    expect(headers.location).toBe(`/shop/mug?format=quick-view&itemId=${id}`)
  })

  it('shows the product with all that is needed to buy it, and nothing of the page around', async () => {
    const { id } = await mugOf(site)
    const { statusCode, body, headers } = await site.get('/shop/mug?format=quick-view')
    expect(statusCode).toBe(200)
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(body).toContain(`<article class="ProductItem`)
    expect(body).toContain('>Enamel mug</a></h1>')
    expect(body).toMatch(new RegExp(`class="product-variants[^>]* data-item-id="${id}"`))
    expect(body).toContain('sqs-add-to-cart-button')
    expect(body).not.toMatch(/<html|<body/)
  })

  it('knows no products that are hidden or unknown', async () => {
    const mug = await mugOf(site)
    const hidden = { ...mug, id: 'a'.repeat(24), urlId: 'hidden', isVisible: false }
    await site.store.transaction((tables) => tables.products.save(hidden))
    for (const id of [hidden.id, 'b'.repeat(24)])
      expect((await site.get(`/?format=quick-view&itemId=${id}`)).statusCode).not.toBe(302)
  })
})

describe('the quick view of a product behind a password', () => {
  it('does not tell its address', async () => {
    const site = await openSite()
    const { id } = await mugOf(site)
    await site.store.transaction(async (tables) => {
      await tables.collections.save({ ...site.shop, isPasswordProtected: true, passwordHash: 'x' })
      await tables.site.raiseRevision()
    })
    const { statusCode, headers } = await site.get(`/about?format=quick-view&itemId=${id}`)
    expect([statusCode, headers.location]).toEqual([200, undefined])
    await site.close()
  })
})

describe('a template with a quick view of its own', () => {
  it('has it rendered with the product as its data', async () => {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'vitrine-glance-'))
    await mkdir(path.join(siteDir, 'blocks'))
    const files = {
      'template.conf': '{ "layouts": { "default": { "regions": ["site"] } } }',
      'site.region': '{squarespace.main-content}',
      'blocks/product-quick-view.block': '<b data-item-id="{id}">{title}</b>{@|product-checkout}',
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(siteDir, name), text)
    const site = await openSite({ services: { siteDir } })
    const { id } = await mugOf(site)
    const { body } = await site.get('/shop/mug?format=quick-view')
    expect(body).toContain(`<b data-item-id="${id}">Enamel mug</b>`)
    expect(body).toContain('sqs-add-to-cart-button')
    await site.close()
    rmSync(siteDir, { recursive: true })
  })
})
