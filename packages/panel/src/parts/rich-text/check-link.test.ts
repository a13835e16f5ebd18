import { expect, it } from 'vitest'
import { checkLink } from './check-link.ts'

it('takes addresses, and tells how a title that was typed becomes one', () => {
  expect(checkLink('/shop')).toEqual({ ok: true, address: '/shop' })
  expect(checkLink('example.org')).toEqual({ ok: true, address: 'https://example.org' })
  expect(checkLink(' info@example.org ')).toEqual({ ok: true, address: 'mailto:info@example.org' })
  expect(checkLink('mailto:nonsense')).toEqual({
    ok: false,
    problem: 'Emails must be formatted as name@example.com',
  })
  expect(checkLink('Enamel mug')).toEqual({
    ok: false,
    problem: 'Choose one of the list, or type an address, such as https://example.org or /shop.',
  })
})
