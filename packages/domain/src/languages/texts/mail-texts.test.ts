import { describe, expect, it } from 'vitest'
import { fitsMail } from '../../website/settings/mail/fits-mail.ts'
import { mailTextsIn, translatedMails, visitMail } from './mail-texts.ts'
import { textsOf } from './text-field.ts'

const own = { placed: { subject: 'Hooray: {orderNumber}', opening: 'We pack it now.' } }
const translated = (text: string) => ({ text, sourceHash: '' })
const inGerman = (texts: Parameters<typeof mailTextsIn>[0], subject: string, keepsOwn = false) =>
  mailTextsIn(texts, {
    translations: new Map([['placed', [{ subject: translated(subject) }]]]),
    keepsOwn,
  })

describe('what an owner wrote for a mail', () => {
  it('is translated where it differs from the usual text', () => {
    const texts = textsOf({ subject: 'Hooray', opening: '' }, visitMail('placed'))
    expect(texts).toMatchObject([{ name: 'subject', kind: 'line', maxLength: 150, text: 'Hooray' }])
  })

  it('is translated for those who read another language, not for owners', () => {
    expect(translatedMails).toEqual(expect.arrayContaining(['placed', 'gift-card', 'account-reset']))
    const ofOwners = ['new-order', 'dispute-over', 'sign-in', 'test', 'pay-link']
    expect(translatedMails.filter((purpose) => ofOwners.includes(purpose))).toEqual([])
  })

  it('has the names in braces of its mail in every language', () => {
    const [subject, opening] = textsOf(own.placed, visitMail('placed'))
    expect(subject?.check?.('Hurra: {orderNumber}')).toBeNull()
    expect(subject?.check?.('Hurra: {nummer}')).toMatch(/^There is no \{nummer\} in this mail\./)
    expect(opening?.check?.('{productName}')).toMatch(/^There is no \{productName\}/)
  })
})

describe('a mail in another language', () => {
  it('has what was translated, and the usual text in the place of what was not', () => {
    expect(inGerman(own, 'Hurra')).toEqual({ placed: { subject: 'Hurra', opening: '' } })
  })

  it('has the text of the owner where that is in the language of the words around it', () => {
    expect(inGerman(own, '', true)).toEqual(own)
  })

  it('has the usual text where the owner went back to it', () => {
    const usual = { placed: { subject: '', opening: 'We pack it now.' } }
    expect(inGerman(usual, 'Hurra', true)).toEqual(usual)
  })

  it('is in one language: that of its reader, or that of our words in it', () => {
    const german = { reader: 'de-AT', around: 'de' }
    expect([fitsMail('de-DE', german), fitsMail('en-US', german)]).toEqual([true, false])
    const french = { reader: 'fr-FR', around: 'en' }
    expect(['fr-CA', 'en-US', 'de-DE'].map((code) => fitsMail(code, french))).toEqual([true, true, false])
  })
})
