import { addEntryAddress, readCartAddress } from '@vitrine/contract/cart/addresses'
import type { addEntryCall } from '@vitrine/contract/cart/calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeNetwork } from '../../testing/fake-network.ts'
import { callShop } from './call-shop.ts'

const add = () => callShop<typeof addEntryCall>(addEntryAddress, { body: { itemId: 'mug', quantity: 1 } })
const stale = { body: { error: 'Invalid crumb', crumbFail: true, crumb: 'fresh' } }

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
  document.cookie = 'crumb=old;path=/'
})
afterEach(() => vi.unstubAllGlobals())

describe('callShop', () => {
  it('sends the crumb of the cookie in a header', async () => {
    const seen = fakeNetwork(() => ({ body: { done: true } }))
    expect(await add()).toEqual({ ok: true, reply: { done: true } })
    expect(seen).toMatchObject([{ method: 'POST', crumb: 'old', body: { itemId: 'mug', quantity: 1 } }])
  })

  it('stores a fresh crumb and tries once more with it', async () => {
    const seen = fakeNetwork(({ crumb }) => (crumb === 'fresh' ? { body: { done: true } } : stale))
    expect(await add()).toEqual({ ok: true, reply: { done: true } })
    expect(seen.map((call) => call.crumb)).toEqual(['old', 'fresh'])
    expect(document.cookie).toContain('crumb=fresh')
  })

  it('says that the session has expired when the fresh crumb fails too', async () => {
    const seen = fakeNetwork(() => stale)
    expect(await add()).toMatchObject({
      ok: false,
      refusal: { message: 'Your session has expired. Please reload the page and try again.' },
    })
    expect(seen).toHaveLength(2)
  })

  it('asks for cookies when the browser takes none', async () => {
    fakeNetwork(() => stale)
    vi.stubGlobal('navigator', { cookieEnabled: false })
    expect(await add()).toMatchObject({
      refusal: { message: 'Please enable cookies in your browser, reload the page, and try again.' },
    })
  })

  it('asks for patience when there were too many calls', async () => {
    fakeNetwork(() => ({ status: 429, body: null }))
    expect(await add()).toMatchObject({
      ok: false,
      refusal: { message: 'Please try again in a few seconds.' },
    })
  })

  it('names the wait that the server asks for', async () => {
    fakeNetwork(() => ({ status: 429, body: null, headers: { 'Retry-After': '240' } }))
    expect(await add()).toMatchObject({ ok: false, refusal: { message: 'Please try again in 4 minutes.' } })
  })

  it('points to the connection when there is none', async () => {
    fakeNetwork(() => 'offline')
    expect(await add()).toMatchObject({
      ok: false,
      refusal: { status: 0, message: 'Please check your internet connection.' },
    })
  })

  it.each([
    ['breaks off', '{"shoppingCart":{"ent'],
    ['is a page of something on the way', '<html>Sign in to the network</html>'],
    ['is empty', ''],
  ])('takes a success whose answer %s for none', async (_, text) => {
    vi.stubGlobal('fetch', async () => new Response(text, { status: 200 }))
    expect(await add()).toMatchObject({
      ok: false,
      refusal: { status: 0, message: 'Please check your internet connection.' },
    })
  })

  it('takes a success that answers nothing for one', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
    expect(await add()).toEqual({ ok: true, reply: null })
  })

  it('reads what something on the way calls an error', async () => {
    fakeNetwork(() => ({ status: 403, body: { error: 'Data error' } }))
    expect(await add()).toMatchObject({ refusal: { status: 403, message: 'Data error' } })
  })

  it("passes on the server's words and its errors by field", async () => {
    fakeNetwork(() => ({ status: 400, body: { message: 'No.', errors: { email: 'Wrong', other: 3 } } }))
    expect(await add()).toEqual({
      ok: false,
      refusal: { status: 400, message: 'No.', errors: { email: 'Wrong' } },
    })
  })

  it('has words of its own for a failure without any', async () => {
    fakeNetwork(() => ({ status: 500, body: null }))
    expect(await add()).toMatchObject({ refusal: { message: 'Please try again.' } })
  })

  it('takes the address of the call that its type names', async () => {
    const seen = fakeNetwork(() => ({ body: {} }))
    // @ts-expect-error: the compiler refuses the address of another call.
    await callShop<typeof addEntryCall>(readCartAddress, { body: { itemId: 'mug' } })
    expect(seen).toMatchObject([{ method: 'GET' }])
  })
})
