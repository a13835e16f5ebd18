import { expect, it } from 'vitest'
import { isWrongMailLink, mailLinkText } from './mail-link.ts'

it('says how emails are written', () => {
  expect(mailLinkText).toBe('Emails must be formatted as name@example.com')
})

it.each([
  'mailto:ada@example.com',
  'MAILTO:ada@example.com?subject=Hello',
  'mailto:ada@example.com,bo@example.com',
  'mailto:ada%40example.com',
  'mailto:',
  'mailto:?subject=Read%20this',
  'https://example.com/mailto:nonsense',
  '/shop',
])('%s may be followed', (link) => {
  expect(isWrongMailLink(link)).toBe(false)
})

it.each(['mailto:nonsense', 'mailto:ada@', 'mailto:ada@example.com,', 'mailto:%', ' mailto:a b@c.de'])(
  '%s opens a mail to no address',
  (link) => {
    expect(isWrongMailLink(link)).toBe(true)
  },
)
