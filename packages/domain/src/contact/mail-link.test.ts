import { expect, it } from 'vitest'
import { isWrongMailLink, keptMailLinks, mailLinkText } from './mail-link.ts'

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

it('may stay where something kept has it, however deep, though it opens a mail to no address', () => {
  const kept = keptMailLinks({ links: [{ url: ' mailto:nonsense' }] }, undefined, 'mailto:ada@example.com')
  expect([...kept]).toEqual(['mailto:nonsense'])
  expect(isWrongMailLink('mailto:nonsense', kept)).toBe(false)
  expect(isWrongMailLink('mailto:nobody', kept)).toBe(true)
})
