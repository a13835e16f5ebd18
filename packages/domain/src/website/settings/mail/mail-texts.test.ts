import { describe, expect, it } from 'vitest'
import { checkMailText, checkMailTexts } from './check-mail-texts.ts'
import { keptMailTexts, mailTextOf, writeMailText } from './mail-texts.ts'
import { usualMailTexts } from './usual-mail-texts.ts'

const text = (subject: string, opening = 'Hello.') => ({ subject, opening })

describe('the texts of mail', () => {
  it('are the usual ones until the owner changes them, and again when they are emptied', () => {
    expect(mailTextOf('placed', {})).toEqual(usualMailTexts.placed)
    expect(mailTextOf('placed', { placed: text('Thanks!', '') })).toEqual({
      subject: 'Thanks!',
      opening: 'Thank you for your order from {shopName}.',
    })
    expect(keptMailTexts({ placed: text(' Thanks! ', ' '), test: usualMailTexts.test })).toEqual({
      placed: { subject: 'Thanks!', opening: '' },
    })
    expect(checkMailTexts(usualMailTexts)).toEqual({})
  })

  it('name what can stand in braces when something else does', () => {
    expect(checkMailText('sign-in', text('{orderNumber} of {siteTitle}'))).toEqual({
      subject: 'There is no {orderNumber} in this mail. You can use {siteTitle}, {shopName}.',
    })
    const wrong = ['{__proto__}', '{constructor}', '{ siteTitle }', '{}', '{orderNumber.length}']
    const found = wrong.map((each) => checkMailText('placed', text('Fine', each)).opening)
    expect(found.map((each) => each?.split(' in this mail')[0])).toEqual(
      wrong.map((each) => `There is no ${each}`),
    )
    expect(checkMailText('placed', text('a { b } {orderNumber'))).toHaveProperty('subject')
    expect(checkMailText('placed', text('a } b { c'))).toEqual({})
  })

  it('have a limit, and a subject is one line', () => {
    expect(checkMailText('placed', text('a'.repeat(151), 'b'.repeat(601)))).toEqual({
      subject: 'Use at most 150 characters.',
      opening: 'Use at most 600 characters.',
    })
    expect(checkMailText('placed', text('Hi\r\nBcc: all@example.org'))).toEqual({
      subject: 'Write it in one line, without line breaks.',
    })
    expect(checkMailText('placed', text('Hi', 'One.\nTwo.'))).toEqual({})
    expect(checkMailText('placed', text('Hi', 'One.\u0000'))).toHaveProperty('opening')
  })

  it('are filled once: braces and line breaks in a value stay words', () => {
    const values = { siteTitle: '{total}\r\nBcc: x', total: '5' }
    expect(writeMailText(text('{siteTitle}', '{siteTitle} {other} {toString}'), values)).toEqual({
      subject: '{total} Bcc: x',
      opening: '{total}\r\nBcc: x {other} {toString}',
    })
  })
})
