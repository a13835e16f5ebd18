import { expect, it } from 'vitest'
import { isWrongMailLink, keptMailLinks, mailLinkText, typedLink } from './mail-link.ts'

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

it.each([
  ['laden@example.org', 'mailto:laden@example.org'],
  [
    'mailto:ada@example.com?subject=Anfrage an den Töpfer',
    'mailto:ada@example.com?subject=Anfrage%20an%20den%20T%C3%B6pfer',
  ],
  ['mailto:ada@example.com?subject=Read%20this', 'mailto:ada@example.com?subject=Read%20this'],
  [' /shop ', '/shop'],
  ['java\tscript:x', 'java\tscript:x'],
])('%s is kept as %s', (typed, kept) => {
  expect(typedLink(typed)).toBe(kept)
})
