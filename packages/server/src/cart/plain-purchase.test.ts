import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'

let site: OpenSite
const siteDir = mkdtempSync(path.join(tmpdir(), 'vitrine-counter-'))
beforeAll(async () => {
  await mkdir(path.join(siteDir, 'collections'))
  const files = {
    'template.conf': '{ "layouts": { "default": { "regions": ["site"] } } }',
    'site.region': '<body>{squarespace.main-content}</body>',
    'collections/products.conf': '{ "title": "Products", "acceptTypes": ["store_item"] }',
    'collections/products.list': '{.repeated section items}<i>{title}</i>{.end}',
    'collections/products.item': '{.section item}<h1>{title}</h1>{@|product-checkout}<hr>{.end}',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(siteDir, name), text)
  site = await openSite({ services: { siteDir } })
})
afterAll(async () => {
  await site.close()
  rmSync(siteDir, { recursive: true })
})

/** What visitors without scripts see after the add button. */
async function formOf(address: string): Promise<string> {
  const { body } = await site.get(address)
  return /<noscript>(<style>.*?<\/form>)<\/noscript>\s*<hr>/s.exec(body)?.[1] ?? ''
}

describe('a product page without JavaScript', () => {
  it('has a form that adds the product, where the template has none', async () => {
    const mug = await site.store.products.findByUrlId(site.shop.id, 'mug')
    const form = await formOf('/shop/mug')
    expect(form).toContain('method="post" action="/api/commerce/shopping-cart/entries"')
    expect(form).toContain(`name="itemId" value="${mug?.id}"`)
    for (const { sku } of mug?.variants ?? []) expect(form).toContain(`<option value="${sku}">`)
    expect(form).toContain('<button type="submit"')
  })

  it('begins with the variant that the address chooses, as the form for scripts does', async () => {
    const mug = await site.store.products.findByUrlId(site.shop.id, 'mug')
    const [, red] = mug?.variants ?? []
    const chosen = `/shop/mug?variant=${red?.id}`
    expect(await formOf(chosen)).toContain(`<option value="${red?.sku}" selected>`)
    expect((await site.get(chosen)).body).toContain('<option value="Red" selected>')
    expect((await site.get('/shop/mug?variant=none')).body).not.toContain(' selected>')
  })

  it('offers only what is there, and nothing when all is gone', async () => {
    const mug = await site.store.products.findByUrlId(site.shop.id, 'mug')
    if (!mug) throw new Error('The site has no mug')
    const gone = { unlimited: false, onHand: 0, held: 0 } as const
    const save = (urlId: string, isGone: (index: number) => boolean) =>
      site.store.transaction((tables) =>
        tables.products.save({
          ...mug,
          id: randomUUID().replaceAll('-', '').slice(0, 24),
          urlId,
          variants: mug.variants.map((each, index) => ({
            ...each,
            id: randomUUID(),
            sku: `${urlId}-${index}`,
            stock: isGone(index) ? gone : { unlimited: true },
          })),
        }),
      )
    await save('last', (index) => index === 0)
    const form = await formOf('/shop/last')
    expect(form).toContain('value="last-1"')
    expect(form).not.toContain('value="last-0"')
    await save('none', () => true)
    expect((await site.get('/shop/none')).body).toContain('sqs-add-to-cart-button')
    expect(await formOf('/shop/none')).toBe('')
  })

  it('says why the form came back', async () => {
    expect(await formOf('/shop/mug?problem=out-of-stock')).toContain(
      'id="product-problem" role="alert">Sorry, we do not have enough of that item available.<',
    )
  })

  it('keeps what was chosen when the form comes back, and names what was not', async () => {
    const mug = await site.store.products.findByUrlId(site.shop.id, 'mug')
    if (!mug) throw new Error('The site has no mug')
    const variants = ['Small', 'Large'].map((size) => ({
      ...mug.variants[0],
      id: randomUUID(),
      sku: `sized-${size}`,
      attributes: { Colour: 'Blue', Size: size },
      stock: { unlimited: false, onHand: 3, held: 0 } as const,
    })) as unknown as typeof mug.variants
    const id = randomUUID().replaceAll('-', '').slice(0, 24)
    const sized = { ...mug, id, urlId: 'sized', optionNames: ['Colour', 'Size'], variants }
    await site.store.transaction((tables) => tables.products.save(sized))
    const back = async (payload: string) => {
      const answer = await site.app.inject({
        method: 'POST',
        url: '/api/commerce/shopping-cart/entries',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
        payload: `itemId=${id}&${payload}`,
      })
      return (await site.get(String(answer.headers.location).split('#')[0] ?? '')).body
    }
    const unsized = await back('variant-option-Colour=Blue&quantity=2')
    expect(unsized).toContain('Please select the Size option.')
    expect(unsized).toContain('name="quantity" value="2"')
    const tooMany = await back('variant-option-Colour=Blue&variant-option-Size=Large&quantity=9')
    expect(tooMany).toContain('enough of that item available. Available: 3.')
    expect(tooMany).toContain('<option value="sized-Large" selected>')
    expect(tooMany).toContain('name="quantity" value="9"')
  })

  it('adds by that form', async () => {
    const mug = await site.store.products.findByUrlId(site.shop.id, 'mug')
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/commerce/shopping-cart/entries',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
      payload: `itemId=${mug?.id}&sku=${mug?.variants[0]?.sku}&quantity=2`,
    })
    expect(answer.statusCode).toBeGreaterThanOrEqual(300)
    expect(answer.headers.location).toBe('/cart')
  })
})
