import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { plainEntry } from '@vitrine/domain/media/media-entry'
import { beginCampaign } from '@vitrine/domain/newsletter/campaigns/campaign'
import { buildImage, buildPost, newId } from '@vitrine/store/testing/builders'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { openUploader, type Uploader } from '../testing/send-upload.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

interface Media {
  readonly id: string
  readonly assetUrl: string
  readonly address: string
  readonly filename: string
  readonly altText: string
  readonly useCount: number
  readonly updatedAtMs: number
}

let shop: OpenShop
let owner: Visitor
let uploader: Uploader
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  uploader = openUploader(shop.app, owner)
})
afterAll(async () => {
  expect(await shop.services.store.audit()).toEqual([])
  await shop.close()
})

const draw = (width: number) =>
  sharp({ create: { width, height: 40, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()

async function upload(name: string, content: Uint8Array | string, replacesId?: string): Promise<Media> {
  const { status, json } = await uploader.upload(name, content, replacesId ?? null)
  expect([status, json.message]).toEqual([200, undefined])
  return json.media as unknown as Media
}

async function read(id: string) {
  const { json } = await owner.get(`/api/panel/media/${id}`)
  return json as {
    readonly media: Media
    readonly uses: readonly { readonly kind: string; readonly title: string }[]
  }
}

async function change(id: string, part: Readonly<Record<string, unknown>>) {
  const { media } = await read(id)
  const { title, altText, filename, focalPoint, updatedAtMs } = media as Media & Record<string, unknown>
  const body = { title, altText, filename, focalPoint, updatedAtMs, ...part }
  return owner.send('PUT', `/api/panel/media/${id}`, body)
}

/** Puts a picture on the mug and into the words of a page. */
async function use(media: Media, altText = ''): Promise<void> {
  const image = await shop.store.images.find(media.id)
  if (!image) throw new Error('There is no such picture')
  await shop.store.transaction(async (tables) => {
    const mug = await tables.products.find(shop.mug.id)
    if (mug) await tables.products.save({ ...mug, images: [{ ...image, altText }] })
    await tables.collections.save({
      ...shop.page,
      bodyHtml: `<p><img src="${media.assetUrl}?format=500w" alt=""></p>`,
    })
    await tables.site.raiseRevision()
  })
}

const imageOfMug = async () => (await shop.store.products.find(shop.mug.id))?.images[0]

describe('the library', () => {
  it('names campaigns that show a picture before it removes it', async () => {
    const media = await upload('mailed.jpg', await draw(61))
    const block = { id: 'a', type: 'picture', mediaId: media.id, altText: '', linkUrl: '' } as const
    const content = { name: 'May letter', subject: '', preheader: '', senderName: '', replyTo: '' }
    const campaign = beginCampaign({ ...content, listId: 'l', blocks: [block] }, { id: newId(), nowMs: 1 })
    await shop.store.campaigns.save(campaign)
    const uses = [{ kind: 'campaign', id: campaign.id, title: 'May letter', address: null }]
    expect(await read(media.id)).toMatchObject({ media: { useCount: 1 }, uses })
    const body = { ids: [media.id], evenIfUsed: false }
    const refused = await owner.send('POST', '/api/panel/media/removals', body)
    expect([refused.status, refused.json]).toMatchObject([409, { inUse: [{ id: media.id, uses }] }])
  })

  it('knows where a picture is used: in fields and in HTML, until nothing names it', async () => {
    const media = await upload('used.jpg', await draw(60))
    await use(media)
    const { uses, media: used } = await read(media.id)
    expect(uses.map(({ kind, title }) => [kind, title])).toEqual([
      ['collection', 'About'],
      ['product', expect.any(String)],
    ])
    expect(used.useCount).toBe(2)
    const unused = async () => (await owner.get('/api/panel/media?f=used:is:no')).json as { rows: Media[] }
    expect((await unused()).rows.map(({ id }) => id)).not.toContain(media.id)
    await shop.store.products.remove(shop.mug.id)
    await shop.store.collections.save(shop.page)
    expect((await unused()).rows.map(({ id }) => id)).toContain(media.id)
    await shop.store.products.save(shop.mug)
  })

  it('says in the language of the panel where a file is used', async () => {
    const media = await upload('preisliste.pdf', '%PDF-1.7')
    const text = { text: `<a href="${media.address}">Liste</a>`, sourceHash: 'x' }
    const { id } = shop.mug
    await shop.store.translations.save({
      language: 'fr',
      kind: 'product',
      id,
      updatedAtMs: 1,
      texts: { body: text },
    })
    await shop.store.redirects.replace([{ source: '/prices', target: media.address, status: 301 }])
    const titles = async () => (await read(media.id)).uses.map(({ title }) => title)
    expect(await titles()).toEqual(['The redirect of /prices', `Texts of ${shop.mug.title} in French`])
    await owner.send('PUT', '/api/panel/account/language', { language: 'de' })
    expect(await titles()).toEqual([
      'Die Weiterleitung von /prices',
      `Texte von ${shop.mug.title} auf Französisch`,
    ])
    await owner.send('PUT', '/api/panel/account/language', { language: null })
    await shop.store.redirects.replace([])
  })

  it('finds by words, by kind, and what lacks a description', async () => {
    const picture = await upload('harbour.jpg', await draw(60))
    await upload('harbour.pdf', '%PDF-1.7')
    const found = async (query: string) =>
      ((await owner.get(`/api/panel/media?q=HARBOUR&${query}`)).json as { rows: Media[] }).rows.map(
        ({ filename }) => filename,
      )
    expect((await found('sort=name')).toSorted()).toEqual(['harbour.jpg', 'harbour.pdf'])
    expect(await found('f=kind:is:file')).toEqual(['harbour.pdf'])
    expect(await found('f=alt-missing:is:yes')).toEqual(['harbour.jpg'])
    await change(picture.id, { altText: 'Boats in the harbour' })
    expect(await found('f=alt-missing:is:yes')).toEqual([])
  })
})

describe('a change in the library', () => {
  it('is seen by the next visitor where a place has no words of its own', async () => {
    const media = await upload('boat.jpg', await draw(60))
    await use(media)
    await change(media.id, { altText: 'A <b>red</b> boat', focalPoint: { x: 0.2, y: 0.9 } })
    expect(await imageOfMug()).toMatchObject({ altText: 'A <b>red</b> boat', focalPoint: { x: 0.2, y: 0.9 } })
    const { text } = await owner.get('/shop/enamel-mug?format=json')
    expect(text).toContain('"mediaFocalPoint":{"x":0.2,"y":0.9')
    await use(media, 'Words of this place')
    await change(media.id, { altText: 'Another' })
    expect(await imageOfMug()).toMatchObject({ altText: 'Words of this place' })
  })

  it('is not taken back by whoever has a product or a post open from before', async () => {
    const media = await upload('open.jpg', await draw(90))
    await use(media)
    const post = buildPost({ collectionId: shop.blog.id, image: (await imageOfMug()) ?? null })
    await shop.store.items.save(post)
    const path = `/api/panel/products/${shop.mug.id}`
    const { product } = (await owner.get(path)).json as { product: { updatedAtMs: number } }
    await change(media.id, { altText: 'A boat' })
    expect((await owner.send('PUT', path, product)).status).toBe(409)
    expect(await imageOfMug()).toMatchObject({ altText: 'A boat' })
    const now = await shop.store.items.find(post.id)
    expect(now?.image?.altText).toBe('A boat')
    expect(now?.updatedAtMs).toBeGreaterThan(post.updatedAtMs)
    const listed = (await owner.get('/api/panel/products?sort=-updated')).json as { rows: { id: string }[] }
    expect(listed.rows[0]?.id).toBe(shop.mug.id)
  })

  it('gives a file a new name and keeps its old address', async () => {
    const media = await upload('menu.pdf', '%PDF-1.7 menu')
    const page = {
      ...shop.page,
      bodyHtml: '<a href="/s/menu.pdf">Menu</a> <a href="/s/menu.pdf.zip">not</a>',
    }
    await shop.store.collections.save(page)
    const renamed = await change(media.id, { filename: 'Summer menu.html' })
    expect(renamed.json).toMatchObject({ media: { filename: 'summer-menu-html.pdf', useCount: 1 } })
    const stored = await shop.store.collections.find(shop.page.id)
    expect(stored?.bodyHtml).toContain(
      '<a href="/s/summer-menu-html.pdf">Menu</a> <a href="/s/menu.pdf.zip">',
    )
    for (const address of ['/s/menu.pdf', '/s/summer-menu-html.pdf'])
      expect((await owner.get(address)).text).toBe('%PDF-1.7 menu')
    expect((await owner.get('/s/none.pdf')).status).toBe(404)
  })

  it("needs a file name: 'Please enter a file name'", async () => {
    const media = await upload('named.pdf', '%PDF-1.7')
    const refused = await change(media.id, { filename: '  ' })
    expect([refused.status, refused.json]).toEqual([
      400,
      { message: 'Please check what you entered.', errors: { filename: 'Please enter a file name' } },
    ])
  })

  it('is not made over what somebody else saved', async () => {
    const media = await upload('twice.pdf', '%PDF-1.7')
    await change(media.id, { title: 'Theirs' })
    const late = await change(media.id, { title: 'Ours', updatedAtMs: media.updatedAtMs })
    expect(late.status).toBe(409)
    expect((await read(media.id)).media).toMatchObject({ title: 'Theirs' })
  })
})

describe('a replacement', () => {
  it('takes over the address of a picture, and pages show it at once', async () => {
    const first = await upload('front.jpg', await draw(60))
    await use(first)
    const kept = await shop.get(`${first.assetUrl}?format=100w`)
    expect(kept.headers['cache-control']).toContain('immutable')
    const second = await upload('other.png', await draw(80), first.id)
    expect(second).toMatchObject({ id: first.id, address: first.address, widthPx: 80, useCount: 2 })
    const now = await imageOfMug()
    expect(now).toMatchObject({ widthPx: 80, assetUrl: first.address.replace(/[^/]*$/, 'r2/$&') })
    expect((await shop.store.collections.find(shop.page.id))?.bodyHtml).toContain(
      `src="${now?.assetUrl}?format=500w"`,
    )
    const plain = await shop.get(first.address)
    expect(plain.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect((await sharp(plain.rawPayload).metadata()).width).toBe(80)
    const again = await shop.get(`${first.address}?format=100w`)
    expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect((await shop.get(`${now?.assetUrl}?format=100w`)).headers['cache-control']).toContain('immutable')
    await shop.runJobs()
    const dir = path.join(shop.services.dataDir, 'images', shop.website.id, first.id)
    expect(readdirSync(dir)).toEqual(['r2'])
    expect((await shop.get(first.address)).statusCode).toBe(200)
  })

  it('takes over the address of a file when it is one of the same kind', async () => {
    const first = await upload('prices.pdf', '%PDF-1.7 old')
    const etag = (await shop.get('/s/prices.pdf')).headers.etag
    await upload('new prices.pdf', '%PDF-1.7 newer', first.id)
    const now = await shop.get('/s/prices.pdf', { 'if-none-match': String(etag) })
    expect([now.statusCode, now.body]).toEqual([200, '%PDF-1.7 newer'])
    const other = await uploader.upload('prices.zip', 'PK\u0003\u0004', first.id)
    expect([other.status, other.json.message]).toEqual([
      400,
      'Please choose a file of the same kind. Its address stays, and says what kind it is.',
    ])
    await shop.runJobs()
    expect((await shop.get('/s/prices.pdf')).body).toBe('%PDF-1.7 newer')
  })
})

describe('removing', () => {
  it('is refused with the uses while something names the file, and is done with its bytes when it is meant', async () => {
    const media = await upload('shown.jpg', await draw(60))
    await use(media)
    const ids = [media.id]
    const refused = await owner.send('POST', '/api/panel/media/removals', { ids, evenIfUsed: false })
    expect([refused.status, refused.json]).toMatchObject([
      409,
      {
        message: 'Some of these files are in use.',
        inUse: [{ id: media.id, uses: [{ title: 'About' }, {}] }],
      },
    ])
    const removed = await owner.send('POST', '/api/panel/media/removals', { ids, evenIfUsed: true })
    expect(removed.json).toEqual({ removed: 1 })
    await shop.runJobs()
    const dir = path.join(shop.services.dataDir, 'images', shop.website.id, media.id)
    expect(existsSync(dir)).toBe(false)
    expect((await shop.get(media.address)).statusCode).toBe(404)
  })

  it('is never of what another site has', async () => {
    const other = await openShop()
    const image = buildImage()
    await other.store.media.save({ ...plainEntry, ...image })
    const body = { ids: [image.id], evenIfUsed: true }
    expect((await owner.send('POST', '/api/panel/media/removals', body)).json).toEqual({ removed: 0 })
    expect(await other.store.media.find(image.id)).toBeDefined()
    await other.close()
  })
})
