import { changeStockCall, listProductsCall } from '@vitrine/contract/catalogue/panel-calls'
import { signOutCall } from '@vitrine/contract/owners/own-session-calls'
import { changeTemplateCall, uploadTemplateCall } from '@vitrine/contract/sites/template-calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeFetch } from '../testing/fake-fetch.ts'
import { call, onSignedOut } from './client.ts'

let server: ReturnType<typeof fakeFetch>
beforeEach(() => {
  server = fakeFetch()
  // biome-ignore lint/suspicious/noDocumentCookie: as the server would set it
  document.cookie = 'crumb=stale; path=/'
})
afterEach(() => server.restore())

it('sends the crumb with a change, renews a stale one and tries once more', async () => {
  server.answer({ body: { error: 'x', crumbFail: true, crumb: 'fresh' } }, { body: {} })
  const outcome = await call(signOutCall, {})
  expect(outcome).toEqual({ ok: true, reply: {} })
  expect(server.requests.map((request) => request.headers.get('x-csrf-token'))).toEqual(['stale', 'fresh'])
})

it('asks for answers in the language that the panel is shown in', async () => {
  document.documentElement.lang = 'de'
  server.answer({ body: { rows: [] } })
  await call(listProductsCall, { query: {} })
  document.documentElement.lang = ''
  expect(server.requests[0]?.headers.get('accept-language')).toBe('de')
})

it('gives up after the second stale crumb', async () => {
  const stale = { body: { error: 'x', crumbFail: true, crumb: 'fresh' } }
  server.answer(stale, stale)
  const outcome = await call(signOutCall, {})
  expect(outcome).toMatchObject({
    ok: false,
    refusal: { message: 'Your session has expired. Please reload the page and try again.' },
  })
  expect(server.requests).toHaveLength(2)
})

it('gives a refusal with its message and its fields', async () => {
  server.answer({ status: 400, body: { message: 'Please check.', errors: { onHand: 'Too many' } } })
  const outcome = await call(changeStockCall, {
    params: { productId: 'p', variantId: 'v' },
    body: { unlimited: true },
  })
  expect(outcome).toEqual({
    ok: false,
    refusal: { status: 400, message: 'Please check.', errors: { onHand: 'Too many' } },
  })
})

it('asks for the connection when no answer comes', async () => {
  server.fail()
  const outcome = await call(listProductsCall, { query: {} })
  expect(outcome).toMatchObject({ refusal: { status: 0, message: 'Please check your internet connection.' } })
})

it('says of a change whose answer was lost that it may be made, unless it never left', async () => {
  server.fail()
  const message = 'Please check your internet connection.'
  expect(await call(signOutCall, {})).toMatchObject({
    refusal: {
      status: 0,
      message: `${message} It may have been done all the same: look before you try again.`,
    },
  })
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await call(signOutCall, {})).toMatchObject({ refusal: { status: 0, message } })
  onLine.mockRestore()
})

it('asks for patience when there were too many calls', async () => {
  server.answer({ status: 429, body: null })
  const outcome = await call(listProductsCall, { query: {} })
  expect(outcome).toMatchObject({ refusal: { message: 'Please try again in a few seconds.' } })
})

it('leaves empty parts out of the address', async () => {
  server.answer({ body: { rows: [] } })
  await call(listProductsCall, { query: { q: '', limit: 25, sort: 'stock' } })
  expect(server.requests[0]?.url).toMatch(/\/api\/panel\/products\?limit=25&sort=stock$/)
})

it('tells when the session has ended', async () => {
  let isTold = false
  onSignedOut(() => {
    isTold = true
  })
  server.answer({ status: 401, body: { message: 'Please sign in.' } })
  await call(listProductsCall, { query: {} })
  expect(isTold).toBe(true)
})

describe('an answer that does not come', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    server.answer({ body: { rows: [] }, after: new Promise(() => {}) })
  })
  afterEach(() => vi.useRealTimers())

  it('is waited for no longer than a minute, and is then said to be missing', async () => {
    const asked = call(listProductsCall, { query: {} })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await asked).toMatchObject({
      refusal: { status: 0, message: 'The server did not answer in time.' },
    })
  })

  it('says of a change that it may have been made', async () => {
    const asked = call(signOutCall, {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await asked).toMatchObject({
      refusal: { message: expect.stringContaining('look before you try again') },
    })
  })

  it('is waited for as long as it takes where much is done, or a file is sent', async () => {
    let isOver = false
    const over = () => {
      isOver = true
    }
    server.answer({ body: {}, after: new Promise(() => {}) })
    void call(changeTemplateCall, { params: { siteId: 's' }, body: { templateId: null, was: null } }).then(
      over,
    )
    void call(uploadTemplateCall, { query: {} }, { form: new FormData() }).then(over)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(isOver).toBe(false)
  })
})
