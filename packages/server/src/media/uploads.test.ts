import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../owners/passwords.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { openUploader, type Uploader } from '../testing/send-upload.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'
import { discardJob } from './discard-upload.ts'
import { placeFile } from './uploaded-bytes.ts'

let shop: OpenShop
let owner: Visitor
let uploader: Uploader
let picture: Buffer
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  uploader = openUploader(shop.app, owner)
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => shop.close())

const idOf = (json: Record<string, unknown>) => (json.upload as { readonly id: string }).id
const mediaOf = (json: Record<string, unknown>) => json.media as Record<string, unknown>
const folder = (name: string) => path.join(shop.services.dataDir, name, shop.website.id)

describe('an upload', () => {
  it('goes on where it stopped, also for who begins the same file again', async () => {
    const pdf = Buffer.from('%PDF-1.7 and more')
    const { json } = await uploader.begin('Price List.pdf', pdf.length)
    await uploader.sendPart(idOf(json), 0, pdf.subarray(0, 5))
    const again = await uploader.begin('Price List.pdf', pdf.length)
    expect(again.json.upload).toMatchObject({ id: idOf(json), offset: 5 })
    const late = await uploader.finish(idOf(json))
    expect([late.status, late.json]).toEqual([409, { message: 'File upload failed to complete', offset: 5 }])
    expect((await uploader.sendPart(idOf(json), 5, pdf.subarray(5))).json.upload).toMatchObject({
      offset: pdf.length,
    })
    const { json: finished } = await uploader.finish(idOf(json))
    expect(mediaOf(finished)).toMatchObject({
      kind: 'file',
      filename: 'price-list.pdf',
      address: '/s/price-list.pdf',
      contentType: 'application/pdf',
      bytes: pdf.length,
    })
    expect((await owner.get('/s/price-list.pdf')).text).toBe(pdf.toString())
    expect(readdirSync(folder('uploads'))).toEqual([])
  })

  it('takes no part twice, none that does not follow on, and none that is too much', async () => {
    const { json } = await uploader.begin('a.pdf', 8)
    const id = idOf(json)
    const both = await Promise.all([1, 2].map(() => uploader.sendPart(id, 0, Buffer.from('%PDF'))))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const gap = await uploader.sendPart(id, 6, Buffer.from('xx'))
    expect([gap.status, gap.json.offset]).toEqual([409, 4])
    const much = await uploader.sendPart(id, 4, Buffer.from('12345'))
    expect([much.status, much.json.offset]).toEqual([409, 4])
  })

  it('is finished once, however many finish it at a time, and keeps its bytes', async () => {
    for (let round = 0; round < 5; round += 1) {
      const content = Buffer.from(`%PDF-1.7 round ${round}`)
      const { json } = await uploader.begin(`twice-${round}.pdf`, content.length)
      await uploader.sendPart(idOf(json), 0, content)
      const finishLater = async (_: unknown, place: number) => {
        await setTimeout(place * (round + 1))
        return uploader.finish(idOf(json))
      }
      const finished = await Promise.all(Array.from({ length: 6 }, finishLater))
      expect(finished.map(({ json: answer }) => mediaOf(answer))).toEqual(
        finished.map(() => mediaOf(finished[0]?.json ?? {})),
      )
      expect((await owner.get(`/s/twice-${round}.pdf`)).text).toBe(content.toString())
    }
  })

  it('leaves what is in its place when it is gone itself', async () => {
    const place = path.join(shop.services.dataDir, 'place')
    writeFileSync(place, 'whole')
    await expect(placeFile(`${place}-that-is-gone`, place)).rejects.toThrow('ENOENT')
    expect(readFileSync(place, 'utf8')).toBe('whole')
  })

  it('takes the place of a file whole, or not at all, when another does at the same time', async () => {
    const { json } = await uploader.upload('terms.txt', 'first')
    const { id } = mediaOf(json)
    const texts = ['second', 'third!']
    const uploads = []
    for (const text of texts) {
      const begun = await uploader.begin(`${text}.txt`, text.length, String(id))
      await uploader.sendPart(idOf(begun.json), 0, Buffer.from(text))
      uploads.push(idOf(begun.json))
    }
    const finished = await Promise.all(uploads.map((each) => uploader.finish(each)))
    expect(finished.map(({ status }) => status)).toEqual([200, 200])
    // Which of them comes last is chance.
    expect(texts).toContain((await owner.get('/s/terms.txt')).text)
  })

  it('that took the place of a file is answered once more to whoever finished it, and is gone from what is unfinished', async () => {
    const { json } = await uploader.upload('hours.txt', 'first')
    const { id } = mediaOf(json)
    const begun = await uploader.begin('hours.txt', 6, String(id))
    await uploader.sendPart(idOf(begun.json), 0, Buffer.from('second'))
    const finished = await uploader.finish(idOf(begun.json))
    const again = await uploader.finish(idOf(begun.json))
    expect(again.status).toBe(200)
    expect(mediaOf(again.json)).toEqual(mediaOf(finished.json))
    const other = await shop.visitor()
    await signInAs(other, shop.store, ['editor'])
    expect((await openUploader(shop.app, other).finish(idOf(begun.json))).status).toBe(404)
    const unfinished = await owner.get('/api/panel/uploads')
    expect(unfinished.text).not.toContain(idOf(begun.json))
    expect((await uploader.sendPart(idOf(begun.json), 6, Buffer.from('!'))).status).toBe(404)
  })

  it('that was refused is answered as gone, not as the file whose place it was to take', async () => {
    const { json } = await uploader.upload('menu.txt', 'first')
    const begun = await uploader.begin('menu.txt', picture.length, String(mediaOf(json).id))
    await uploader.sendPart(idOf(begun.json), 0, picture)
    expect((await uploader.finish(idOf(begun.json))).status).toBe(400)
    expect((await uploader.finish(idOf(begun.json))).status).toBe(404)
  })

  it('is of who began it alone', async () => {
    const other = await shop.visitor()
    await signInAs(other, shop.store, ['editor'])
    const { json } = await uploader.begin('own.pdf', 9)
    const theirs = openUploader(shop.app, other)
    const sent = await theirs.sendPart(idOf(json), 0, Buffer.from('%PDF'))
    expect([sent.status, sent.json]).toEqual([404, { message: 'File upload failed to complete' }])
    expect(idOf((await theirs.begin('own.pdf', 9)).json)).not.toBe(idOf(json))
    expect((await other.get('/api/panel/uploads')).json).toMatchObject({ uploads: [{ offset: 0 }] })
  })

  it('is told of in the library alone where it becomes a new file of the library', async () => {
    const listed = async () =>
      ((await owner.get('/api/panel/uploads')).json as { uploads: readonly { filename: string }[] }).uploads
    const former = mediaOf((await uploader.upload('menu.pdf', '%PDF-1.7')).json)
    const sold = { filename: 'ebook.pdf', bytes: 9, modifiedAtMs: 1, replacesId: null, isForSale: true }
    await owner.send('POST', '/api/panel/uploads', sold)
    await uploader.begin('new-menu.pdf', 9, String(former.id))
    await uploader.begin('fresh.pdf', 9)
    const names = (await listed()).map(({ filename }) => filename)
    expect(names).toContain('fresh.pdf')
    expect(names).not.toContain('ebook.pdf')
    expect(names).not.toContain('new-menu.pdf')
  })

  it('can be given up', async () => {
    const { json } = await uploader.begin('gone.pdf', 9)
    await uploader.sendPart(idOf(json), 0, Buffer.from('%PDF'))
    await owner.send('DELETE', `/api/panel/uploads/${idOf(json)}`)
    expect(existsSync(path.join(folder('uploads'), idOf(json)))).toBe(false)
    expect((await uploader.finish(idOf(json))).status).toBe(404)
  })

  it('is refused before it begins when its kind may not be so large', async () => {
    const { status, json } = await uploader.begin('sea.jpg', 20_000_001)
    expect([status, json]).toEqual([
      413,
      { message: 'The file sea.jpg is too large. The maximum allowed file size is 20 MB.' },
    ])
    const film = await uploader.begin('film.mp4', 1_000_000_001)
    expect(film.json.message).toBe(
      'The file film.mp4 is too large. The maximum allowed file size is 1000 MB.',
    )
  })
})

describe('a file that came in', () => {
  it('is what its bytes say, whatever it is called', async () => {
    const { json } = await uploader.upload('../../etc/Sea "1".pdf', picture)
    expect(mediaOf(json)).toMatchObject({
      kind: 'picture',
      filename: 'sea-1.jpg',
      widthPx: 60,
      useCount: 0,
    })
  })

  it.each([
    ['page.html', '<!doctype html><script>alert(1)</script>'],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['feed.xml', '<?xml version="1.0"?><a/>'],
    ['notes.txt', '<html><script>alert(1)</script>'],
    ['bytes.txt', 'a\u0000b'],
    ['run.exe', 'MZ\u0090'],
    ['script.js', 'alert(1)'],
    ['cat.png', 'GIF87a=1;alert(1)//'],
    ['song.mp3', 'not a song'],
    ['app.jar', 'PK\u0003\u0004 and classes'],
    ['movie.mov', '\u0000\u0000\u0000\u0014ftypqt  '],
  ])('is refused when it is none that we take: %s', async (name, content) => {
    const { status, json } = await uploader.upload(name, content)
    expect([status, json]).toEqual([
      415,
      { message: `The file ${name} does not appear to be a supported file` },
    ])
    expect(readdirSync(folder('uploads')).filter((each) => each.endsWith('.part'))).toEqual([])
  })

  it('is refused in words when it is a picture of too many pixels', async () => {
    const wide = await sharp({ create: { width: 7_200, height: 7_200, channels: 3, background: '#336699' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const { status, json } = await uploader.upload('wall.png', wide)
    expect([status, json]).toEqual([
      413,
      { message: 'The picture wall.png has too many pixels. The largest that is taken has 50 megapixels.' },
    ])
  })

  it('is never opened when it is an archive, and is handed over to be saved', async () => {
    const { json } = await uploader.upload(
      'bomb.zip',
      Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(99, 255)]),
    )
    const answer = await owner.get(String(mediaOf(json).address))
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="bomb.zip"',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('is answered in the parts that players ask for, and asked for again by who kept it', async () => {
    const { json } = await uploader.upload('Tide.mp3', 'ID3 sound of the sea')
    expect(mediaOf(json)).toMatchObject({ kind: 'audio', durationMs: 1_500 })
    const url = String(mediaOf(json).address)
    const part = await shop.get(url, { range: 'bytes=4-8' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'sound',
      'bytes 4-8/20',
    ])
    const asked = await shop.app.inject({ method: 'HEAD', url, headers: { host: 'localhost' } })
    expect(asked.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '20' })
    const whole = await shop.get(url)
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-disposition': 'inline; filename="tide.mp3"',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    const again = await shop.get(url, { 'if-none-match': String(whole.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  it('stays with who may see a site that is closed', async () => {
    const { json } = await uploader.upload('only-us.txt', 'for us')
    const site = await shop.store.site.read()
    await shop.store.site.save({ ...site, lock: { passwordHash: '', headline: '', bodyHtml: '' } })
    const url = String(mediaOf(json).address)
    expect((await shop.get(url)).statusCode).toBe(404)
    const ours = await owner.get(url)
    expect([ours.text, ours.headers['cache-control']]).toEqual([
      'for us',
      'private, max-age=0, must-revalidate',
    ])
    const passwordHash = await hashPassword('low tide')
    await shop.store.site.save({ ...site, lock: { passwordHash, headline: '', bodyHtml: '' } })
    const guest = await shop.visitor()
    expect((await guest.get(url)).status).toBe(404)
    await guest.submit('/unlock', { scope: 'site', to: '/', password: 'low tide' })
    expect([(await guest.get(url)).text, (await owner.get(url)).text]).toEqual(['for us', 'for us'])
    await shop.store.site.save(site)
  })

  it('has an address of its own beside another of the same name', async () => {
    const names = []
    for (const text of ['one', 'two'])
      names.push(mediaOf((await uploader.upload('read me.txt', text)).json).address)
    expect(names).toEqual(['/s/read-me.txt', '/s/read-me-2.txt'])
  })

  it('is spelled in its address as titles are', async () => {
    const { json } = await uploader.upload('Überraschung große.txt'.normalize('NFD'), 'for you')
    expect(mediaOf(json).address).toBe('/s/uberraschung-grosse.txt')
    const site = await shop.store.site.read()
    await shop.store.site.save({ ...site, language: 'de-DE' })
    const { json: german } = await uploader.upload('Überraschung große.txt', 'für dich')
    expect(mediaOf(german).address).toBe('/s/ueberraschung-grosse.txt')
    await shop.store.site.save(site)
  })

  it('says when the work on it broke off', async () => {
    const cut = await uploader.upload('cut.jpg', picture.subarray(0, 200))
    expect(cut.json.message).toBe('The file cut.jpg does not appear to be a supported file')
  })
})

describe('an upload that nobody goes on with', () => {
  it('holds its room of 10 GB for an hour, and finds it taken or free when it goes on', async () => {
    const other = await openShop()
    const sender = await other.visitor()
    await signInAs(sender, other.store, ['admin'])
    const { begin, sendPart } = openUploader(other.app, sender)
    const beginMany = async (name: string) => {
      const films = Array.from({ length: 10 }, (_, place) => begin(`${name}-${place}.mp4`, 1_000_000_000))
      return (await Promise.all(films)).map(({ status }) => status)
    }
    const first = await begin('first-0.mp4', 1_000_000_000)
    expect(await beginMany('first')).toEqual(Array(10).fill(200))
    expect((await begin('one-more.mp4', 1_000_000)).status).toBe(429)
    other.clock.nowMs += 3_600_001
    expect(await beginMany('second')).toEqual(Array(10).fill(200))
    const late = await sendPart(idOf(first.json), 0, Buffer.from('film'))
    expect([late.status, late.json.message]).toEqual([
      429,
      'Too many uploads are unfinished. Please finish or discard some of them first.',
    ])
    other.clock.nowMs += 3_600_001
    expect((await sendPart(idOf(first.json), 0, Buffer.from('film'))).status).toBe(200)
    await other.close()
  })

  it('is cleared away a day after its last part', async () => {
    const other = await openShop()
    const { store, services, website, clock } = other
    const file = path.join(services.dataDir, 'uploads', website.id, 'u1')
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, '%PDF')
    const begun = { id: 'u1', accountId: 'a1', filename: 'a.pdf', bytes: 9, modifiedAtMs: 1 }
    await store.transaction(async ({ uploads, jobs }) => {
      await uploads.save({ ...begun, kind: 'file', replacesId: null, createdAtMs: clock.nowMs })
      await jobs.enqueue(discardJob('j1', 'u1', clock.nowMs))
    })
    const sentAtMs = Date.now()
    clock.nowMs = sentAtMs + 86_300_000
    await other.runJobs()
    expect(await store.uploads.find('u1')).toBeDefined()
    clock.nowMs = sentAtMs + 86_500_000
    await other.runJobs()
    expect(await store.uploads.find('u1')).toBeUndefined()
    expect(existsSync(file)).toBe(false)
    await other.close()
  })

  it('leaves no file behind where its row was gone first', async () => {
    const other = await openShop()
    const { store, services, website, clock } = other
    const file = path.join(services.dataDir, 'uploads', website.id, 'u2')
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, '%PDF')
    await store.transaction(({ jobs }) => jobs.enqueue(discardJob('j2', 'u2', clock.nowMs)))
    clock.nowMs += 86_400_001
    await other.runJobs()
    expect(existsSync(file)).toBe(false)
    await other.close()
  })
})
