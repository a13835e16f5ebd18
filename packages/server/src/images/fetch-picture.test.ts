import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchPicture } from './fetch-picture.ts'
import { isPublicAddress } from './public-address.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

describe('fetchPicture', () => {
  it('brings the bytes, also over a redirect', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: '/there' }).end()
      else response.end('bytes')
    })
    expect(await fetchPicture(`${url}/moved`, () => true)).toEqual({ ok: true, bytes: Buffer.from('bytes') })
  })

  it('says what the address answers', async () => {
    const url = await serve((_, response) => response.writeHead(404).end())
    expect(await fetchPicture(url, () => true)).toMatchObject({ reason: 'The address answers 404.' })
  })

  it('does not follow redirects for ever', async () => {
    const url = await serve((_, response) => response.writeHead(302, { location: '/again' }).end())
    expect(await fetchPicture(url, () => true)).toMatchObject({ reason: 'It is redirected too often.' })
  })

  it('waits five seconds, not longer', { timeout: 9_000 }, async () => {
    const url = await serve(() => {})
    const startedAt = performance.now()
    expect(await fetchPicture(url, () => true)).toMatchObject({ ok: false, isHostLost: true })
    expect(performance.now() - startedAt).toBeLessThan(7_000)
  })

  it('takes no host for lost that answers and is slow to send', { timeout: 9_000 }, async () => {
    const url = await serve((_, response) => response.write('a drop'))
    const reason = 'It did not come within 5 seconds.'
    expect(await fetchPicture(url, () => true)).toEqual({ ok: false, reason, isHostLost: false })
  })

  it('stops at twenty megabytes', async () => {
    const url = await serve((_, response) => response.end(Buffer.alloc(20_000_001)))
    expect(await fetchPicture(url, () => true)).toMatchObject({ reason: 'It is larger than 20 MB.' })
  })

  it.each(['ftp://example.com/a.jpg', 'file:///etc/passwd', 'mug.jpg', ''])('refuses %s', async (url) => {
    expect(await fetchPicture(url)).toMatchObject({ ok: false, reason: 'It is no web address.' })
  })

  it.each([
    '127.0.0.1',
    'localhost',
    '2130706433',
    '0x7f.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '169.254.169.254',
  ])('does not reach into our own network by %s', async (host) => {
    const url = new URL(await serve((_, response) => response.end('secret')))
    const fetched = await fetchPicture(`http://${host}:${url.port}/`)
    expect(fetched).toMatchObject({ ok: false, reason: 'The address is not on the public internet.' })
  })

  it('judges the address of each redirect', async () => {
    const url = await serve((_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end())
    const fetched = await fetchPicture(url, (address) => address === '127.0.0.1')
    expect(fetched).toMatchObject({ ok: false, reason: 'The address is not on the public internet.' })
  })
})

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111'])('knows that %s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fd00::1',
    'fe80::1',
    '2002:7f00:1::',
    '4000::1',
    '010.0.0.1',
    'example.com',
  ])('knows that %s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

async function serve(listener: RequestListener): Promise<string> {
  const listening = createServer(listener).listen(0)
  server = listening
  await once(listening, 'listening')
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
}
