import { describe, expect, it } from 'vitest'
import { readScriptError } from './read-script-error.ts'

const hosts = ['shop.example', 'www.shop.example']
const told = {
  message: 'TypeError: cart.total is not a function',
  source: 'https://shop.example/scripts/site.js?v=3',
  line: 10,
  column: 4,
  stack:
    'TypeError: cart.total is not a function\n    at show (https://shop.example/scripts/site.js?v=3:10:4)',
  url: 'https://shop.example/shop?email=ada@example.com#top',
}
const read = (more: object = {}) => readScriptError({ ...told, ...more }, hosts)

describe('an error of a page', () => {
  it('is kept with its place, without hosts and queries', () => {
    expect(read()).toEqual({
      message: 'TypeError: cart.total is not a function',
      source: '/scripts/site.js:10:4',
      stack: 'TypeError: cart.total is not a function\n    at show (/scripts/site.js:10:4)',
      path: '/shop',
    })
  })

  it('may come as JSON, and without its place', () => {
    expect(readScriptError(JSON.stringify(told), hosts)).toEqual(read())
    expect(read({ source: undefined, line: undefined })).toMatchObject({ source: '' })
    expect(read({ line: Number.POSITIVE_INFINITY, column: -1 })).toMatchObject({ source: '/scripts/site.js' })
  })

  it.each([
    ['of no place', { line: 0, column: 0 }, '/scripts/site.js'],
    ['of no column', { line: 7, column: 0 }, '/scripts/site.js:7'],
    ['of a column without a line', { line: undefined, column: 4 }, '/scripts/site.js'],
  ])('names no place that does not exist: %s', (_, place, source) => {
    expect(read(place)).toMatchObject({ source })
  })

  it.each([
    ['/storefront/browser/begin-counting-3f9a1c07be24d5860f1a.js'],
    ['/static/507f1f77bcf86cd799439011/kQ3vZ8xTn1wYb52LmHc9RfJ7/site-min.en-US.js'],
    ['/scripts/site-1699999999999.mjs'],
  ])('says in which script it was: %s', (script) => {
    const address = `https://shop.example${script}?v=3`
    expect(read({ source: address })?.source).toBe(`${script}:10:4`)
    expect(read({ stack: `Error\n    at show (${address}:10:4)\n    at ${address}:2:1` })?.stack).toBe(
      `Error\n    at show (${script}:10:4)\n    at ${script}:2:1`,
    )
  })

  it('tells of a script within a page no more than of the page', () => {
    const page = 'https://shop.example/commerce/orders/507f1f77bcf86cd799439011/status'
    expect(read({ url: page, source: page, stack: `Error\n    at ${page}:10:4` })).toMatchObject({
      path: '/commerce/orders/[token]/status',
      source: '/commerce/orders/[token]/status:10:4',
      stack: 'Error\n    at /commerce/orders/[token]/status:10:4',
    })
    expect(read({ url: 'https://shop.example/shop/p/the-very-best-mug-of-2026' })).toMatchObject({
      path: '/shop/p/the-very-best-mug-of-2026',
    })
  })

  it.each([
    ['Cannot mail ada.l@example.com now', 'Cannot mail [email] now'],
    ['GET /a?token=abc&x=1 failed', 'GET /a failed'],
    ['GET https://shop.example/a?x=1: 500', 'GET /a 500'],
    ['bad key sk_live_51H8xYzAbCdEf901', 'bad key [token]'],
    ['bad eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0xyz', 'bad [token].[token]'],
    ['order 507f1f77bcf86cd799439011 is gone', 'order [token] is gone'],
    ['no /shop/ada%40example.com/x.js', 'no /shop/[email]/x.js'],
    ['no /shop/ada@example.com/x.js', 'no /shop/[email]/x.js'],
    ['card 4242 4242 4242 4242 refused', 'card [number] refused'],
    ['call +49 30 1234567 89', 'call [number]'],
    ['from 192.168.1.20', 'from [address]'],
    ['evaluating a?.b.c and this.#count', 'evaluating a?.b.c and this.#count'],
    [
      'Cannot read properties of undefined (reading "variants")',
      'Cannot read properties of undefined (reading "variants")',
    ],
    ['a\u0000b\u0007c', 'a b c'],
  ])('says nothing of who saw it: %j', (message, kept) => {
    expect(read({ message })).toMatchObject({ message: kept })
    expect(read({ stack: message })).toMatchObject({ stack: kept })
  })

  it('is cut, and stays well formed', () => {
    const long = read({
      message: 'é '.repeat(4_000),
      stack: 'at go\n'.repeat(9_000),
      url: `/${'a/'.repeat(400)}`,
    })
    expect(long?.message).toHaveLength(1_000)
    expect(long?.stack).toHaveLength(5_000)
    expect(long?.path).toHaveLength(200)
    expect(read({ source: `/${'a/'.repeat(5_000)}.js` })?.source.length).toBeLessThan(501)
    expect(read({ message: '\ud800!' })?.message).toBe('\uFFFD!')
    expect(read({ message: `${'a'.repeat(999)}😀` })?.message.isWellFormed()).toBe(true)
  })

  it.each([
    ['of an extension', { source: 'chrome-extension://abc/inject.js' }],
    ['of an extension in between', { stack: 'at a (moz-extension://1-2/x.js:1:1)' }],
    ['hidden by the browser', { message: 'Script error.', stack: '', source: '' }],
    ['of a script elsewhere', { source: 'https://cdn.example/lib.js' }],
    ['of a page elsewhere', { url: 'https://copy.example/shop' }],
    ['of a page that was saved', { url: 'file:///home/ada/shop.html' }],
    ['of the panel', { url: 'https://shop.example/config/orders' }],
    ['without words', { message: '  ' }],
    ['whose words are none', { message: { toString: 'x' } }],
  ])('is left out that is %s', (_, more) => {
    expect(read(more)).toBeNull()
  })

  it.each([['null'], ['[]'], ['{'], ['"text"'], ['{"__proto__":{"message":"polluted"}}']])(
    'is none where the page tells %s',
    (json) => {
      expect(readScriptError(json, hosts)).toBeNull()
      expect(Object.hasOwn(Object.prototype, 'message')).toBe(false)
    },
  )

  it.each([
    ['?a'.repeat(5_000)],
    ['a@'.repeat(5_000)],
    ['1 '.repeat(5_000)],
    [':1'.repeat(5_000)],
    ['a?b'.repeat(3_000)],
    [`x?${':1'.repeat(4_900)}x`],
    ['a'.repeat(10_000)],
    ['https://shop.example'.repeat(500)],
    ['/a'.repeat(5_000)],
    ['(/a.js'.repeat(1_600)],
    ['a1'.repeat(5_000)],
    ['a1-'.repeat(3_300)],
  ])('is read to its end whatever it says: %#', { timeout: 10_000 }, (text) => {
    // A pattern that tries again from each sign takes minutes, on any machine.
    expect(read({ message: text, stack: text, source: text, url: `/${text}` })).toBeDefined()
  })
})
