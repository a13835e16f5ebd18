import { connect } from 'node:net'
import { buildCollection, buildSite } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillSite, type OpenSite, openSite } from '../../testing/open-site.ts'
import { readTrustedProxies } from './trusted-proxies.ts'

/** Sends bytes as they are and reads until the server closes. */
function exchange(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => {
      answer += text
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}

async function listen(site: OpenSite): Promise<number> {
  return Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port)
}

const statusOf = (answer: string) => Number(answer.split(' ', 2)[1])
const ask = (port: number, target: string, lines: readonly string[], version = '1.1') =>
  exchange(port, [`GET ${target} HTTP/${version}`, 'Connection: close', ...lines, '', ''].join('\r\n'))

describe('the host of a request, over a socket', () => {
  let site: OpenSite
  let port: number
  beforeAll(async () => {
    site = await openSite({ site: { hosts: ['one.example'] } })
    const other = buildSite({ hosts: ['two.example'], title: 'Quay' })
    await site.services.store.sites.add(other)
    await fillSite(site.services.store.site(other.id), other, {
      shop: buildCollection({ urlId: 'shop', title: 'Other shop' }),
      blog: buildCollection({ urlId: 'blog', typeName: 'blog' }),
      page: buildCollection({ typeName: 'page' }),
    })
    port = await listen(site)
    await ask(port, '/shop', ['Host: one.example'])
  })
  afterAll(() => site.close())

  it.each(['/\\evil.example/', '/\\evil.example/?a=\\b', 'http://one.example/\\evil.example/'])(
    'leads nobody to another host from %s',
    async (target) => {
      const answer = await ask(port, target, ['Host: one.example'])
      expect([statusOf(answer), /^location:/im.test(answer)]).toEqual([404, false])
    },
  )

  it.each([
    'Host: one.example/shop',
    'Host: owner@one.example',
    'Host: one example',
    'Host: one.example:99999',
    'Host: one.example:x',
    'Host:',
    'Host: [::1',
    'Host: one.example\r\nHost: two.example',
  ])('is refused as %j, whether the page is in memory or not', async (line) => {
    const kept = await ask(port, '/shop', [line])
    const made = await ask(port, '/blog', [line])
    expect([statusOf(kept), statusOf(made)]).toEqual([400, 400])
  })

  it('is told from nothing where none is given', async () => {
    expect(statusOf(await ask(port, '/shop', [], '1.0'))).toBe(400)
    expect(statusOf(await ask(port, '/health', [], '1.0'))).toBe(200)
  })

  it('comes from the target where that is a whole address', async () => {
    const answer = await ask(port, 'http://two.example/shop', ['Host: one.example'])
    expect([statusOf(answer), answer.includes('<h1>Other shop</h1>')]).toEqual([200, true])
    const strange = await ask(port, 'http://owner@one.example/shop', ['Host: one.example'])
    const lying = await ask(port, 'http://one.example/shop', ['Host: one.example/x'])
    expect([statusOf(strange), statusOf(lying)]).toEqual([400, 400])
  })

  it('is refused in words, without a line in the log', async () => {
    const answer = await ask(port, '/blog', ['Host: a b', 'Accept: text/html'])
    expect(answer).toContain('The request names no host that could be served.')
    expect(site.logged.join()).not.toContain('A request failed')
  })

  it('is not believed from who is no proxy', async () => {
    const told = await ask(port, '/blog', [
      'Host: one.example',
      'X-Forwarded-Host: two.example',
      'X-Forwarded-Proto: https',
    ])
    expect(told).toContain('href="http://one.example/blog"')
  })
})

describe('what a proxy tells', () => {
  it('counts for the page in memory and for the rendered one, if the proxy is trusted', async () => {
    const site = await openSite({ services: { isTrustedProxy: readTrustedProxies('127.0.0.1') ?? null } })
    const port = await listen(site)
    const told = [
      'Host: inner:3000',
      'X-Forwarded-Host: evil.example, one.example',
      'X-Forwarded-Proto: https',
    ]
    const made = await ask(port, '/blog', told)
    const kept = await ask(port, '/blog', told)
    const canonical = 'href="https://one.example/blog"'
    expect([made.includes(canonical), kept.includes(canonical)]).toEqual([true, true])
    const strange = await ask(port, '/blog', ['Host: inner:3000', 'X-Forwarded-Host: one.example/x'])
    expect(statusOf(strange)).toBe(400)
    const odd = await ask(port, '/blog', ['Host: one.example', 'X-Forwarded-Proto: javascript'])
    expect(odd).toContain('href="http://one.example/blog"')
    await site.close()
  })

  it('does not count from another address', async () => {
    const site = await openSite({ services: { isTrustedProxy: readTrustedProxies('10.0.0.0/8') ?? null } })
    const port = await listen(site)
    const told = ['Host: one.example', 'X-Forwarded-Host: two.example', 'X-Forwarded-Proto: https']
    expect(await ask(port, '/blog', told)).toContain('href="http://one.example/blog"')
    await site.close()
  })
})

describe('attempts to sign in through a proxy', () => {
  it('count by the address that the nearest trusted proxy saw, whatever came with them', async () => {
    const site = await openSite({ services: { isTrustedProxy: readTrustedProxies('1') ?? null } })
    const cookies = (await site.get('/shop')).headers['set-cookie'] as string[]
    const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
    const crumb = /crumb=([^;]+)/.exec(cookie)?.[1] ?? ''
    const attempts = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        site.app.inject({
          method: 'POST',
          url: '/api/panel/session',
          headers: { cookie, 'x-csrf-token': crumb, 'x-forwarded-for': `192.0.2.${index}, 198.51.100.7` },
          payload: { email: `ada${index}@example.com`, password: 'wrong password' },
        }),
      ),
    )
    expect(attempts.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40)
    await site.close()
  })
})
