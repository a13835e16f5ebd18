import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { downloadConsentText } from '@vitrine/domain/checkout/consents/download-consent'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { openUploader, type Uploader } from '../testing/send-upload.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'
import { filePath } from './download-keys.ts'

const song = Buffer.from('A song of one hundred bytes. '.repeat(4).slice(0, 100))

let shop: OpenShop
let owner: Visitor
let uploader: Uploader
let fileId: string
beforeAll(async () => {
  shop = await openShop({
    site: { homeOrigin: 'https://home.example' },
    storeSettings: { payments: { test: true, manual: [bank] } },
  })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  uploader = openUploader(shop.app, owner)
  fileId = (await sell('Größe.bin', song)).id
  await shop.store.products.save({
    ...shop.file,
    digitalFiles: [{ id: fileId, filename: 'Größe.bin', bytes: song.length }],
  })
})
afterAll(() => shop.close())

const bank = { key: 'bank', label: 'Bank transfer', instructions: '' }

async function sell(filename: string, content: Buffer, replacesId: string | null = null) {
  const begun = await owner.send('POST', '/api/panel/uploads', {
    filename,
    bytes: content.length,
    modifiedAtMs: 1,
    replacesId: null,
    isForSale: true,
  })
  const { id } = (begun.json as { upload: { id: string } }).upload
  await uploader.sendPart(id, 0, content)
  const finish = () => owner.send('POST', `/api/panel/uploads/${id}/digital-file`, { replacesId })
  const done = await finish()
  // Whoever did not get the answer asks once more.
  const again = await finish()
  expect([again.status, again.json]).toEqual([done.status, done.json])
  return (done.json as { file: { id: string; filename: string } }).file
}

async function buy(more: object = {}) {
  const buyer = await shop.visitor()
  const cartToken = await fillCart(buyer, shop.file.id)
  const placed = await placeOrder(
    buyer,
    orderRequest(cartToken, {
      shippingAddress: null,
      billingAddress: sampleAddress,
      shippingOptionKey: null,
      acceptsDownloads: true,
      ...more,
    }),
  )
  const { orderId } = placed.json as { orderId: string }
  const [grant] = orderId ? await shop.store.downloads.ofOrder(orderId) : []
  return { buyer, placed, orderId, grant }
}

async function pathOf(orderId: string): Promise<string> {
  const { json } = await owner.get(`/api/panel/orders/${orderId}/downloads`)
  return (json as { downloads: { path: string }[] }).downloads[0]?.path ?? ''
}

async function bought() {
  const { orderId, grant, placed } = await buy()
  if (!grant) throw new Error(JSON.stringify(placed.json))
  const link = await pathOf(orderId)
  const opened = await owner.get(`${link}/${fileId}`)
  return { orderId, grant, link, address: opened.location ?? '' }
}

/** The mails of an order, but for its confirmation. */
const mailsOf = async (orderId: string) =>
  (await shop.store.mail.ofAddress('ada@example.com')).filter(
    (mail) => mail.orderId === orderId && mail.reason !== 'placed',
  )

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  shop.app.inject({ method: 'GET', url, headers, remoteAddress })
const used = async (id: string) => (await shop.store.downloads.find(id))?.used

describe('a file that is sold', () => {
  it('goes out to who paid, whole and to be saved, with what the buyer agreed to kept on the order', async () => {
    const { orderId, grant, link, address } = await bought()
    expect(grant).toMatchObject({ most: 5, used: 0 })
    const order = await shop.store.orders.find(orderId)
    expect(order).toMatchObject({
      fulfillmentStatus: 'FULFILLED',
      downloadConsent: { text: downloadConsentText },
    })
    const page = await owner.get(link)
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(page.headers['referrer-policy']).toBe('no-referrer')
    expect(page.text).toContain('Größe.bin')
    const file = await get(address)
    expect([file.statusCode, file.rawPayload.equals(song)]).toEqual([200, true])
    expect(file.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="Groe.bin"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.bin`,
      'content-type': 'application/octet-stream',
    })
    expect(await used(grant.id)).toBe(1)
  })

  it('is not sold without the consent, and not delivered before it is paid', async () => {
    const refused = await buy({ acceptsDownloads: false })
    expect(refused.placed.json).toMatchObject({ errors: { acceptsDownloads: expect.any(String) } })
    const { orderId, grant } = await buy({ payment: { gateway: 'manual' } })
    expect(grant).toBeUndefined()
    await owner.send('POST', `/api/panel/orders/${orderId}/payment`, { reference: '' })
    expect(await shop.store.downloads.ofOrder(orderId)).toHaveLength(1)
    await shop.runJobs()
    // One mail has all of it.
    const [mail, ...more] = await mailsOf(orderId)
    expect([mail?.subject, more]).toEqual([expect.stringContaining('Payment received'), []])
    expect(mail?.text).toMatch(/Download: File: https:\/\/home\.example\//)
  })

  it('is mailed by itself where its buyer is not told of the payment', async () => {
    const { orderId } = await buy({ payment: { gateway: 'manual' } })
    const body = { reference: '', notifyCustomer: false }
    await owner.send('POST', `/api/panel/orders/${orderId}/payment`, body)
    await shop.runJobs()
    expect((await mailsOf(orderId)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Your files of order'),
    ])
  })

  it('counts the parts of a file as one download, however many come at once, and the next whole one as another', async () => {
    const { grant, address } = await bought()
    const parts = await Promise.all(
      [0, 25, 50, 75].map((start) => get(address, { range: `bytes=${start}-${start + 24}` })),
    )
    expect(parts.map(({ statusCode }) => statusCode)).toEqual([206, 206, 206, 206])
    expect(Buffer.concat(parts.map(({ rawPayload }) => rawPayload)).equals(song)).toBe(true)
    expect(parts[1]?.headers['content-range']).toBe('bytes 25-49/100')
    expect(await used(grant.id)).toBe(1)
    await get(address)
    expect(await used(grant.id)).toBe(2)
  })

  it('never goes out more often than it may, also where many ask at the same moment', async () => {
    const { grant, address } = await bought()
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(address)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
    expect(answers.filter(({ statusCode }) => statusCode === 410)).toHaveLength(15)
    expect(await used(grant.id)).toBe(5)
  })

  it('says of each of several files how often it can still be had, and offers none that cannot', async () => {
    const { grant, link, address } = await bought()
    const [first] = grant.files
    if (!first) throw new Error('The grant has no file.')
    await shop.store.transaction(({ downloads }) =>
      downloads.save({
        ...grant,
        most: 6,
        files: [first, { ...first, id: 'other', filename: 'Second.bin' }],
      }),
    )
    for (let time = 0; time < 3; time += 1) await get(address)
    const { text } = await owner.get(link)
    expect(text).toContain('3 downloads left')
    expect(text).toContain('This file was downloaded as often as it can be.')
    expect(text).toContain('aria-label="Download Second.bin"')
    expect(text).not.toContain('aria-label="Download Größe.bin"')
  })

  it('can be gone on with by who began in time, and by nobody else', async () => {
    const { grant, address } = await bought()
    await get(address, { range: 'bytes=0-49' })
    shop.clock.nowMs += 120_000
    expect((await get(address, { range: 'bytes=50-' })).statusCode).toBe(206)
    expect((await get(address)).statusCode).toBe(410)
    expect((await get(address, { range: 'bytes=50-' }, '198.51.100.7')).statusCode).toBe(404)
    expect(await used(grant.id)).toBe(1)
  })

  it('answers other ranges as it should', async () => {
    const { address } = await bought()
    expect((await get(address, { range: 'bytes=500-' })).statusCode).toBe(416)
    const whole = await get(address, { range: 'bytes=50-', 'if-range': '"another"' })
    expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, 100])
  })

  it('gives buyers its next version, or the one that they bought, as the shop has it', async () => {
    const { address, link } = await bought()
    await sell('Newer.bin', Buffer.from('newer'), fileId)
    expect((await get(address)).payload).toBe('newer')
    const site = await shop.store.site.read()
    const downloads = { perFile: 5, days: 7, version: 'bought' } as const
    await shop.store.site.save({ ...site, store: { ...site.store, downloads } })
    const again = (await owner.get(`${link}/${fileId}`)).location ?? ''
    expect((await get(again)).rawPayload.equals(song)).toBe(true)
    await shop.store.site.save(site)
  })
})

describe('nobody else', () => {
  it.each([
    ['a guessed token', () => '/commerce/digital-download/AAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    [
      'a path beside the folder',
      () => '/commerce/digital-download/files/..%2f..%2fetc/passwd?e=1999999999&s=a',
    ],
    ['the library', () => `/s/${fileId}`],
    ['the pictures', () => `/content/v1/${shop.website.id}/${fileId}/1`],
    ['the folder itself', () => `/digital-files/${shop.website.id}/${fileId}/1`],
  ])('gets a file by %s', async (_, url) => {
    expect((await get(url())).statusCode).toBe(404)
  })

  it('gets one by an address that was changed in any way', async () => {
    const { address } = await bought()
    const other = await buy()
    const changed = [
      address.replace(/e=(\d+)/, (_, end: string) => `e=${Number(end) + 600}`),
      address.replace(/s=(.)/, (_, first: string) => `s=${first === 'A' ? 'B' : 'A'}`),
      address.replace(/files\/[^/]+/, `files/${other.grant?.id}`),
      address.replace(fileId, 'another'),
      address.replace(/\?.*/, ''),
    ]
    const answers = await Promise.all(changed.map((each) => get(each)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    expect((await get(address, {}, '198.51.100.7')).statusCode).toBe(404)
  })

  it('gets one by an address of another site, or a file of another order', async () => {
    const { grant, link } = await bought()
    const foreign = {
      websiteId: 'another',
      grantId: grant.id,
      fileId,
      network: '127.0.0.1',
      endsAt: Math.floor(shop.clock.nowMs / 1_000) + 60,
    }
    expect((await get(filePath(shop.services.secret, foreign))).statusCode).toBe(404)
    const { id } = await sell('Secret.bin', Buffer.from('secret'))
    expect((await get(`${link}/${id}`)).statusCode).toBe(404)
    const own = { ...foreign, websiteId: shop.website.id, fileId: id }
    expect((await get(filePath(shop.services.secret, own))).statusCode).toBe(404)
  })

  it('gets one when the time is over, the owner took it away, or the order was called off', async () => {
    const { orderId, grant, link } = await bought()
    const change = (body: object) =>
      owner.send('PUT', `/api/panel/orders/${orderId}/downloads/${grant.id}`, body)
    const status = async () => (await owner.get(`${link}/${fileId}`)).status
    await change({ act: 'revoke' })
    // No mail says that files can be downloaded, and has no link to one.
    const mailed = await owner.send('POST', `/api/panel/orders/${orderId}/downloads/mail`, {})
    expect(mailed).toMatchObject({ status: 409 })
    expect(await status()).toBe(410)
    await change({ act: 'restore' })
    expect(await status()).toBe(302)
    await shop.store.downloads.save({ ...grant, expiresAtMs: shop.clock.nowMs })
    expect(await status()).toBe(410)
    const seen = { most: grant.most, expiresAtMs: shop.clock.nowMs }
    const more = { act: 'extend', downloads: 0, days: 1, seen } as const
    // Pressed twice, it is given once.
    expect([(await change(more)).status, (await change(more)).status]).toEqual([200, 409])
    expect(await status()).toBe(302)
    const address = (await owner.get(`${link}/${fileId}`)).location ?? ''
    await owner.send('POST', `/api/panel/orders/${orderId}/cancellation`, {
      restock: true,
      notifyCustomer: false,
    })
    expect(await status()).toBe(410)
    expect((await get(address)).statusCode).toBe(410)
  })

  it('gets one in the language of the site', async () => {
    const { grant, link } = await bought()
    const address = (await owner.get(`${link}/${fileId}`)).location ?? ''
    const site = await shop.store.site.read()
    await shop.store.site.save({ ...site, language: 'de-DE' })
    expect((await owner.get(link)).text).toContain('<title>Ihre Dateien')
    await shop.store.downloads.save({ ...grant, expiresAtMs: shop.clock.nowMs })
    expect((await owner.get(link)).text).toContain(
      'Die Zeit zum Herunterladen dieser Dateien ist abgelaufen.',
    )
    const closed = await get(address, { accept: 'text/html' })
    expect(closed.payload).toContain('lang="de-DE"')
    expect(closed.payload).toContain('Die Zeit zum Herunterladen')
  })

  it('finds a token in the store, or makes a file for sale one of the library', async () => {
    const { link } = await bought()
    const database = path.join(shop.services.dataDir, 'vitrine.sqlite')
    const token = link.split('/').at(-1) ?? ''
    const stored = readdirSync(path.dirname(database)).filter((name) => name.includes('sqlite'))
    for (const name of stored)
      expect(readFileSync(path.join(path.dirname(database), name)).includes(token)).toBe(false)
    const begun = await owner.send('POST', '/api/panel/uploads', {
      filename: 'song.txt',
      bytes: 4,
      modifiedAtMs: 1,
      replacesId: null,
      isForSale: true,
    })
    const { id } = (begun.json as { upload: { id: string } }).upload
    await uploader.sendPart(id, 0, Buffer.from('text'))
    expect((await uploader.finish(id)).status).toBe(404)
  })
})
