import { importProductsCall } from '@vitrine/contract/catalogue/import-calls'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../testing/fake-fetch.ts'
import { onSignedOut } from './client.ts'
import { sendFile } from './send-file.ts'

let server: ReturnType<typeof fakeFetch>
beforeEach(() => {
  server = fakeFetch()
  // biome-ignore lint/suspicious/noDocumentCookie: as the server would set it
  document.cookie = 'crumb=fresh; path=/'
})
afterEach(() => server.restore())

const send = () => sendFile(importProductsCall, new File(['SKU'], 'mugs.csv'), {})
const messageOf = (outcome: Awaited<ReturnType<typeof send>>) => (outcome.ok ? '' : outcome.refusal.message)

it('sends the file with the crumb', async () => {
  server.answer({ body: {} })
  await send()
  const [request] = server.requests
  expect(request?.headers.get('x-csrf-token')).toBe('fresh')
  const sent = (await request?.formData())?.get('file')
  expect(sent instanceof File && sent.name).toBe('mugs.csv')
})

it('tells an answer that nobody could read from one that did not come', async () => {
  const fetching = globalThis.fetch
  globalThis.fetch = async () => new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 })
  expect(messageOf(await send())).toBe('There was a problem while uploading your file.')
  globalThis.fetch = fetching
  server.fail()
  expect(messageOf(await send())).toBe('The file could not be sent. Check the connection and try again.')
})

it('tells when the session has ended', async () => {
  let isTold = false
  onSignedOut(() => {
    isTold = true
  })
  server.answer({ status: 401, body: { message: 'Please sign in.' } })
  await send()
  expect(isTold).toBe(true)
})
