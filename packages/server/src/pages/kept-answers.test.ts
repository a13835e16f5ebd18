import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'

describe.each([
  ['a page', '/shop'],
  ['a style sheet', '/site.css'],
  ['a script of the template', '/scripts/small.js'],
  ['a drawing of ours', '/universal/svg/social-accounts.svg'],
])('%s', (_what, address) => {
  let site: OpenSite
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  const ask = (encoding: string, more: Readonly<Record<string, string>> = {}) =>
    site.get(address, { 'accept-encoding': encoding, ...more })

  it('is the same bytes in each encoding, under a tag of its own', async () => {
    const plain = await ask('identity')
    const gzip = await ask('gzip')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload)
    expect(gzip.headers.etag).not.toBe(plain.headers.etag)
  })

  it('is sent in the encoding that is liked best, and in none that is refused', async () => {
    const liked = await ask('br;q=0.2, gzip;q=0.9')
    expect(liked.headers['content-encoding']).toBe('gzip')
    expect((await ask('gzip;q=0, br;q=0')).headers['content-encoding']).toBeUndefined()
    await expect
      .poll(async () => (await ask('br')).headers['content-encoding'], { timeout: 5_000 })
      .toBe('br')
    const { rawPayload } = await ask('br')
    expect(brotliDecompressSync(rawPayload)).toEqual((await ask('identity')).rawPayload)
  })

  it('is not sent again to who has it, among others too, and is to who has another encoding', async () => {
    const { headers } = await ask('gzip')
    const etag = String(headers.etag)
    const known = await ask('gzip', { 'if-none-match': `"old", W/${etag}` })
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag])
    expect((await ask('identity', { 'if-none-match': etag })).statusCode).toBe(200)
  })
})
