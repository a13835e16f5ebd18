import { describe, expect, it } from 'vitest'
import { checkGift } from '../gift-cards/gift-details.ts'
import { checkCard } from '../payments/check-card.ts'
import { buildAddress } from '../testing/builders.ts'
import { checkAddress, emptyAddress } from './check-address.ts'
import { checkContact } from './check-contact.ts'
import { countryCodes } from './country-codes.ts'
import { addressFormat } from './country-formats.ts'

const noon = Date.UTC(2026, 2, 1, 12)

describe('checkAddress', () => {
  const errorsOf = (address: Parameters<typeof buildAddress>[0]) => {
    const result = checkAddress(buildAddress(address), countryCodes)
    return result.ok ? {} : result.errors
  }

  it('tidies what was typed', () => {
    const typed = buildAddress({
      region: 'new york',
      postalCode: ' 10001-1234 ',
      firstName: ' Ada ',
      country: 'us',
    })
    expect(checkAddress(typed, ['US'])).toMatchObject({
      ok: true,
      address: { region: 'NY', postalCode: '10001-1234', firstName: 'Ada', country: 'US' },
    })
  })

  it('keeps no region where the country writes none, and what is written of one elsewhere', () => {
    const berlin = buildAddress({ country: 'DE', region: 'NY', city: 'Berlin', postalCode: '10115' })
    expect(checkAddress(berlin, ['DE'])).toMatchObject({ ok: true, address: { region: '' } })
    const lagos = buildAddress({ country: 'NG', region: ' Lagos ', city: 'Ikeja', postalCode: '100001' })
    expect(checkAddress(lagos, ['NG'])).toMatchObject({ ok: true, address: { region: 'Lagos' } })
  })

  it('asks for what the country needs, in its words', () => {
    expect(errorsOf({ city: '', region: '', postalCode: '' })).toEqual({
      city: 'Enter a city',
      region: 'Enter a state',
      postalCode: 'Enter a ZIP code',
    })
    expect(errorsOf({ country: 'DE', region: '', postalCode: '1011' })).toEqual({
      postalCode: 'Enter a valid postal code, such as 10115',
    })
    expect(errorsOf({ country: 'HK', region: '', postalCode: '' })).toEqual({})
    expect(errorsOf({ region: 'Atlantis' })).toEqual({ region: 'Select a state' })
  })

  it('asks for everything when nothing is given', () => {
    const result = checkAddress(emptyAddress, countryCodes)
    expect(result.ok ? {} : Object.keys(result.errors)).toEqual([
      'country',
      'firstName',
      'lastName',
      'line1',
      'city',
    ])
  })

  it('refuses countries that are not served, and fields that are too long', () => {
    expect(checkAddress(buildAddress(), ['GB'])).toMatchObject({
      errors: { country: 'Sorry, we do not deliver to this country.' },
    })
    expect(errorsOf({ line2: 'x'.repeat(201) })).toEqual({ line2: 'Use at most 200 characters.' })
  })

  it('has an example for each postal code that fits its own pattern', () => {
    const wrong = countryCodes.filter((country) => {
      const { postalPattern, postalExample } = addressFormat(country)
      return postalPattern !== null && !postalPattern.test(postalExample)
    })
    expect(wrong).toEqual([])
  })

  it('is not led astray by a country that is a word of the language', () => {
    expect(addressFormat('constructor').required).toEqual(['city'])
  })
})

describe('checkContact', () => {
  it('wants an email address of 3 to 256 characters', () => {
    expect(checkContact({ email: ' ada@example.com ' })).toEqual({
      ok: true,
      contact: { email: 'ada@example.com', phone: '', wantsNews: false },
    })
    expect(checkContact({ email: '' })).toMatchObject({ errors: { email: 'Enter your email address' } })
    const wrong = 'Email is not valid. Email addresses should follow the format name@example.com.'
    expect(checkContact({ email: 'ada' })).toMatchObject({ errors: { email: wrong } })
    expect(checkContact({ email: `${'a'.repeat(251)}@b.com` })).toMatchObject({ errors: { email: wrong } })
    expect(checkContact({ email: 'a@b.com>\r\nBcc: x@y.z' })).toMatchObject({ errors: { email: wrong } })
  })

  it('takes a phone number as people write them, or none', () => {
    expect(checkContact({ email: 'a@b.cd', phone: '+44 (0)20 7946-0958 ext 12' }).ok).toBe(true)
    expect(checkContact({ email: 'a@b.cd', phone: '110' }).ok).toBe(true)
    expect(checkContact({ email: 'a@b.cd', phone: '11' }).ok).toBe(false)
    expect(checkContact({ email: 'a@b.cd', phone: 'call me' })).toMatchObject({
      errors: { phone: 'Enter a valid phone number' },
    })
  })
})

describe('checkCard', () => {
  const card = { cardNumber: '4242 4242 4242 4242', expiry: '03 / 26', securityCode: '123' }
  const errorsOf = (more: Partial<typeof card>) => {
    const result = checkCard({ ...card, ...more }, noon)
    return result.ok ? {} : result.errors
  }

  it('reads a card whose month is not over', () => {
    expect(checkCard(card, noon)).toEqual({
      ok: true,
      card: { number: '4242424242424242', expiryMonth: 3, expiryYear: 2026, securityCode: '123' },
    })
    expect(errorsOf({ expiry: '3/2026' })).toEqual({})
  })

  it.each(['1227', '122027', '12/27', '12/2027', ' 12 / 27 ', '12 27', '12-27', '12.2027'])(
    'reads an expiry date as people type it: %s',
    (expiry) => {
      expect(checkCard({ ...card, expiry }, noon)).toMatchObject({
        ok: true,
        card: { expiryMonth: 12, expiryYear: 2027 },
      })
    },
  )

  it('says what is wrong with each field', () => {
    expect(errorsOf({ cardNumber: '4242 4242 4242 4241' })).toEqual({
      cardNumber: 'Enter a valid card number',
    })
    expect(errorsOf({ cardNumber: '' })).toEqual({ cardNumber: 'Enter the card number' })
    expect(errorsOf({ expiry: '02/26' })).toEqual({ expiry: 'This card has expired' })
    expect(errorsOf({ expiry: '13/30' })).toEqual({
      expiry: 'Enter the month of the expiry date as 01 to 12',
    })
    expect(errorsOf({ securityCode: '12' })).toEqual({ securityCode: 'Enter the security code' })
  })
})

it('says of a month that there is not that the month is wrong', () => {
  const typed = { cardNumber: '4242 4242 4242 4242', securityCode: '123' }
  const wordsOf = (expiry: string) => {
    const checked = checkCard({ ...typed, expiry }, 0)
    return checked.ok ? null : checked.errors.expiry
  }
  expect(wordsOf('13/20')).toBe('Enter the month of the expiry date as 01 to 12')
  expect(wordsOf('00 / 30')).toBe('Enter the month of the expiry date as 01 to 12')
  expect(wordsOf('1330')).toBe('Enter the month of the expiry date as 01 to 12')
  const unclear = ['soon', '127', '12027', '12/1927'].map(wordsOf)
  expect(new Set(unclear)).toEqual(new Set(['Enter the expiry date as MM / YY']))
})

it('asks for the address of whom a gift card is for, not for that of its buyer', () => {
  const names = { recipientName: '', senderName: '', message: '', deliverOn: '' }
  const checked = checkGift({ isForBuyer: false, recipientEmail: '', ...names }, '2026-11-22')
  expect(checked).toMatchObject({
    errors: { recipientEmail: 'Enter the email address of whom the card is for' },
  })
})
