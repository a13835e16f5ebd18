import { buildImage, buildProduct, buildVariant } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editSettings } from '../../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { openSite } from '../../testing/open-site.ts'
import { signInAs } from '../../testing/sign-in.ts'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
  const image = buildImage()
  const bowl = buildProduct({
    collectionId: shop.shop.id,
    title: 'Bowl & <lid> ]]></title><script>',
    urlId: 'bowl-and-lid',
    excerptHtml: '<p>Hand thrown.</p>',
    images: [image, buildImage()],
    optionNames: ['Colour'],
    variants: [
      buildVariant({
        attributes: { Colour: 'Blue' },
        priceCents: 1_250,
        salePriceCents: 1_000,
        isOnSale: true,
      }),
      buildVariant({
        attributes: { Colour: 'Sand' },
        priceCents: 1_250,
        stock: { unlimited: false, onHand: 0, held: 0 },
      }),
    ],
  })
  const left = { collectionId: shop.shop.id, images: [image] }
  await shop.store.transaction(async (tables) => {
    await tables.products.save(bowl)
    await tables.products.save(buildProduct({ ...left, title: 'Hidden', isVisible: false }))
    await tables.products.save(buildProduct({ ...left, title: 'Song', type: 'digital' }))
    await tables.products.save(buildProduct({ ...left, title: 'Without picture', images: [] }))
    await tables.products.save(
      buildProduct({ ...left, title: 'Without price', variants: [buildVariant({ priceCents: 0 })] }),
    )
    await tables.site.raiseRevision()
  })
})
afterAll(() => shop.close())

/** What Google and Meta ask of every product; where no maker's number is known, Google wants that said. */
const required = [
  'g:id',
  'title',
  'description',
  'link',
  'g:image_link',
  'g:availability',
  'g:price',
  'g:condition',
  'g:brand',
  'g:identifier_exists',
]

async function itemsOf(reader: string): Promise<readonly string[]> {
  const feed = await shop.get(`/product-feeds/${reader}.xml`)
  expect([feed.statusCode, feed.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(feed.body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0" xmlns:g=/)
  expect(feed.body.trimEnd()).toMatch(/<\/channel>\n<\/rss>$/)
  return feed.body.split('<item>').slice(1)
}

describe('the product feed', () => {
  it.each(['google', 'facebook', 'instagram'])(
    'of %s is valid: what is sold, a variant an item, with every attribute that is asked for',
    async (reader) => {
      const items = await itemsOf(reader)
      expect(items).toHaveLength(2)
      const missing = items.flatMap((item) =>
        required.filter((name) => !new RegExp(`<${name}>[^<]+</${name}>`).test(item)),
      )
      expect(missing).toEqual([])
    },
  )

  it('tells price, sale, stock and variant, and escapes what was written', async () => {
    const [blue = '', sand = ''] = await itemsOf('google')
    expect(blue).toContain('<title>Bowl &amp; &lt;lid&gt; ]]&gt;&lt;/title&gt;&lt;script&gt;, Blue</title>')
    expect(blue).toContain('<description>Hand thrown.</description>')
    expect(blue).toContain('<link>http://localhost/shop/bowl-and-lid</link>')
    expect(blue).toMatch(/<g:image_link>http:\/\/localhost\/static\/\w+\/mug\.jpg\?format=1500w</)
    expect(blue).toContain('<g:additional_image_link>')
    expect(blue).toContain('<g:price>12.50 USD</g:price>\n<g:sale_price>10.00 USD</g:sale_price>')
    expect(blue).toContain('<g:shipping_weight>300 g</g:shipping_weight>')
    expect(blue).toContain('<g:color>Blue</g:color>')
    expect(blue).toContain('<g:availability>in_stock<')
    expect(sand).toContain('<g:availability>out_of_stock<')
    expect(sand).not.toContain('sale_price')
    const group = /<g:item_group_id>(\w+)</.exec(blue)?.[1]
    expect(sand).toContain(`<g:item_group_id>${group}<`)
    expect((await itemsOf('facebook'))[1]).toContain('<g:availability>out of stock<')
  })

  it('is read again only when the site changed', async () => {
    const address = '/product-feeds/google.xml'
    const { headers } = await shop.get(address)
    const again = await shop.get(address, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await shop.store.transaction(({ site }) => site.raiseRevision())
    expect((await shop.get(address, { 'if-none-match': String(headers.etag) })).statusCode).toBe(200)
  })

  it('is at the addresses that the owner copies, and answers 404 while the site is closed', async () => {
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['admin'])
    const told = async () => Object((await owner.get('/api/panel/product-feeds')).json)
    const { feeds, isClosed } = await told()
    expect(isClosed).toBe(false)
    expect(feeds).toContainEqual({ reader: 'facebook', url: 'http://localhost/product-feeds/facebook.xml' })
    await editSettings(owner, '/api/panel/settings/visibility').change({ visibility: 'private' })
    expect((await told()).isClosed).toBe(true)
    const closed = await shop.get('/product-feeds/facebook.xml')
    expect([closed.statusCode, closed.body.includes('Bowl')]).toEqual([404, false])
  })
})

it('count as pages do where they are read, and not for who knows them', async () => {
  const slow = await openSite({ services: { renderPace: { burst: 1, perSecond: 0.001 } } })
  const first = await slow.get('/product-feeds/google.xml')
  const known = await slow.get('/product-feeds/google.xml', { 'if-none-match': String(first.headers.etag) })
  const again = await slow.get('/product-feeds/google.xml')
  await slow.close()
  expect([first.statusCode, known.statusCode, again.statusCode]).toEqual([200, 304, 429])
})
