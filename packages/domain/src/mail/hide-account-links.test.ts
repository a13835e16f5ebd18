import { describe, expect, it } from 'vitest'
import { hideAccountLinks } from './hide-account-links.ts'

describe('hideAccountLinks', () => {
  it('takes the secret out of links to accounts, in text and HTML', () => {
    expect(hideAccountLinks('Choose: https://a.example/account/new-password?token=ab12.x_-9\nBye')).toBe(
      'Choose: https://a.example/account/new-password?token=…\nBye',
    )
    expect(hideAccountLinks('<a href="https://a.example/account/confirm?token=ab12.x_-9" style="">')).toBe(
      '<a href="https://a.example/account/confirm?token=…" style="">',
    )
  })

  it('leaves all else as it is', () => {
    const text = 'See https://a.example/account and https://a.example/commerce/orders/1/status?key=abc'
    expect(hideAccountLinks(text)).toBe(text)
  })
})
