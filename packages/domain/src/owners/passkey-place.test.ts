import { expect, it } from 'vitest'
import { passkeyPlace } from './passkey-place.ts'

it.each([
  ['https://shop.example', 'shop.example'],
  ['https://shop.example:8443', 'shop.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://shop.localhost', 'shop.localhost'],
])('passkeys of %s belong to %s', (origin, host) => {
  expect(passkeyPlace(origin)).toEqual({ ok: true, host })
})

it.each([
  ['http://shop.example', 'needs-https'],
  ['http://notlocalhost', 'needs-https'],
  ['http://127.0.0.1:3000', 'needs-name'],
  ['https://192.0.2.7', 'needs-name'],
  ['https://[::1]:3000', 'needs-name'],
])('%s has none: it %s', (origin, problem) => {
  expect(passkeyPlace(origin)).toEqual({ ok: false, problem })
})
