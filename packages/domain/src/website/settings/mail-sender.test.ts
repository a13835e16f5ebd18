import { expect, it } from 'vitest'
import { checkSender, fromLine, plainSender, shownFromLine } from './mail-sender.ts'

it('puts the name before the address', () => {
  expect(fromLine('shop@example.com', 'Café "Öl" \\ Co')).toBe('"Café \\"Öl\\" \\\\ Co" <shop@example.com>')
  expect(fromLine('shop@example.com', '')).toBe('shop@example.com')
})

it.each(['Café "Öl" \\ Co', 'Harbour', '"', '\\"'])('shows the name %s plainly to people', (name) => {
  expect(shownFromLine(fromLine('shop@example.com', name))).toBe(`${name} <shop@example.com>`)
})

it('shows any other line as it is', () => {
  expect(shownFromLine('shop@example.com')).toBe('shop@example.com')
  expect(shownFromLine('Harbour <shop@example.com>')).toBe('Harbour <shop@example.com>')
})

it('never writes a second line into the head of a mail', () => {
  expect(fromLine('shop@example.com', 'Shop\r\nBcc: all@example.com')).not.toMatch(/[\r\n]/)
})

it.each(['Shop\r\nBcc: all@example.com', 'Shop\nX', 'Shop\u2028X'])('refuses %j in words', (displayName) => {
  expect(checkSender({ ...plainSender, displayName, footerLine: displayName })).toEqual({
    displayName: 'Write it in one line, without line breaks.',
    footerLine: 'Write it in one line, without line breaks.',
  })
})

it('refuses a name that looks like an address, and an address that is none', () => {
  const errors = checkSender({ ...plainSender, displayName: 'Bank <pay@bank.example>', replyTo: 'ada' })
  expect(Object.keys(errors)).toEqual(['displayName', 'replyTo'])
  expect(checkSender({ displayName: 'Ada & Co.', replyTo: ' ada@example.org ', footerLine: 'Bye' })).toEqual(
    {},
  )
})
