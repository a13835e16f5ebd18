import { buildSite } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { plainMailLook } from './mail-look.ts'
import { composeMemberMail } from './member-mail.ts'

const place = {
  site: buildSite(),
  origin: 'http://shop.example',
  look: plainMailLook,
  to: 'ada@example.org',
  url: 'http://shop.example/account',
}

it('leads to the account, but not to one that is erased', () => {
  expect(composeMemberMail('account-changed', place).html).toContain('href="http://shop.example/account"')
  const { html, text } = composeMemberMail('account-erased', place)
  expect(html).not.toContain('http://shop.example/account')
  expect(text).not.toContain('http://shop.example/account')
})
