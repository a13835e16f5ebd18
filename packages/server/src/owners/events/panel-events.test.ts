import { buildOrder } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'

let shop: OpenShop
let url: string
beforeAll(async () => {
  shop = await openShop()
  url = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

async function listen(token: string) {
  const response = await fetch(`${url}/api/panel/events`, { headers: { cookie: `owner=${token}` } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const waitFor = async (words: string) => {
    while (!text.includes(words)) {
      const part = await reader?.read()
      if (!part || part.done) throw new Error(`The stream ended with ${text}`)
      text += part.value
    }
  }
  return { response, waitFor, text: () => text, end: () => reader?.cancel() }
}

async function ownersToken(): Promise<string> {
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['reporting'])
  return owner.cookies.get('owner') ?? ''
}

it('turns away who is not signed in', async () => {
  const { response, end } = await listen('nobody')
  expect(response.status).toBe(401)
  await end()
})

it('tells which lists have changed, once for all that a transaction changed, and only when it was kept', async () => {
  const stream = await listen(await ownersToken())
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  await stream.waitFor('retry:')
  const undone = shop.store.transaction(async ({ orders }) => {
    await orders.insert(buildOrder({ id: 'c'.repeat(24), number: 7 }))
    throw new Error('not kept')
  })
  await expect(undone).rejects.toThrow('not kept')
  await shop.store.site.raiseRevision()
  await stream.waitFor('products')
  expect(stream.text()).not.toContain('orders')
  await shop.store.transaction(async ({ orders }) => {
    const order = buildOrder({ id: 'd'.repeat(24), number: 8 })
    await orders.insert(order)
    await orders.save(order)
  })
  await stream.waitFor('"orders"')
  expect(stream.text().match(/"orders"/g)).toHaveLength(1)
  await stream.end()
})

it('leaves no place to whoever has gone before it began, and ends the oldest of more than twelve', async () => {
  const token = await ownersToken()
  const { sites } = shop.app.installation
  const { findKnown } = sites
  const [asked, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  sites.findKnown = async (host) => {
    asked.resolve()
    await gone.promise
    return findKnown.call(sites, host)
  }
  shop.app.server.once('request', (_, answer) => answer.once('close', () => gone.resolve()))
  const leaving = new AbortController()
  const left = fetch(`${url}/api/panel/events`, {
    headers: { cookie: `owner=${token}` },
    signal: leaving.signal,
  })
  await asked.promise
  leaving.abort()
  await expect(left).rejects.toThrow()
  await gone.promise
  sites.findKnown = findKnown

  const streams = await Promise.all(Array.from({ length: 13 }, () => listen(token)))
  for (const stream of streams) await stream.waitFor('retry:')
  const ended = await Promise.race(streams.map((stream) => stream.waitFor('never').catch(() => 'ended')))
  expect(ended).toBe('ended')
  await Promise.all(streams.map((stream) => stream.end()))
})

it('ends when the server stops', async () => {
  const own = await openShop()
  const at = await own.app.listen({ port: 0, host: '127.0.0.1' })
  const owner = await own.visitor()
  await signInAs(owner, own.store, ['admin'])
  const response = await fetch(`${at}/api/panel/events`, {
    headers: { cookie: `owner=${owner.cookies.get('owner')}` },
  })
  const read = response.text()
  await own.close()
  expect(await read).toContain('retry:')
})
