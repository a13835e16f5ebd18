import {
  cartProblemText,
  lineProblemText,
  minimumText,
  selectOptionsText,
} from '@vitrine/domain/cart/messages'
import { placeRefusalText } from '@vitrine/domain/checkout/place-refusals'
import { giftProblemText } from '@vitrine/domain/gift-cards/gift-refusals'
import { describe, expect, it } from 'vitest'
import { localizedStringsIn } from '../page-json/website/localized-strings.ts'
import { sayIn, visitorWords } from './visitor-words.ts'

describe('what visitors read', () => {
  it('is said in the language of a locale, with its values, and in English where nobody translated', () => {
    expect(sayIn('de-AT')('Order {name}', { name: '#1001' })).toBe('Bestellung #1001')
    expect(sayIn('de_DE')('Nobody says this')).toBe('Nobody says this')
    expect(sayIn('fi')('Order {name}', { name: '#1001' })).toBe('Order #1001')
  })

  it('is known again when its values stand in it', () => {
    const { sayComposed } = visitorWords('de')
    expect(sayComposed('A comment can be at most 5000 characters long.')).toBe(
      'Ein Kommentar darf höchstens 5000 Zeichen lang sein.',
    )
    expect(sayComposed(cartProblemText['quantity-too-great'])).toBe('Die Menge darf höchstens 9999 betragen.')
    expect(sayComposed(giftProblemText['too-many-gift-cards'])).toBe(
      'Sie können mit höchstens 10 Geschenkkarten bezahlen.',
    )
    expect(sayComposed('Your cart is empty.')).toBe('Ihr Warenkorb ist leer.')
    expect(sayComposed('Mug')).toBe('Mug')
  })

  it.each([
    ['', true],
    ['', false],
    ['SPRING10', true],
    ['SPRING10', false],
  ])('tells of a discount that is gone (%s, of this customer: %s)', (code, isByCustomer) => {
    const english = placeRefusalText({ problem: 'discount-gone', code, isByCustomer })
    const german = visitorWords('de').sayComposed(english)
    expect(german).not.toBe(english)
    expect(german).toContain(code)
  })

  it('tells why a cart cannot be bought as it stands, and what it comes to now', () => {
    const { sayComposed } = visitorWords('de')
    expect(sayComposed(minimumText('50,00 €'))).toBe(
      'Um zur Kasse zu gehen, muss die Zwischensumme Ihrer Bestellung mindestens 50,00 € betragen.',
    )
    expect(sayComposed(lineProblemText('out-of-stock', 'Cup: blue'))).toBe(
      'Cup: blue: Von diesem Artikel haben wir leider nicht genug vorrätig.',
    )
    expect(sayComposed(lineProblemText('out-of-stock', 'Cup: blue', 66))).toBe(
      'Cup: blue: Von diesem Artikel haben wir leider nicht genug vorrätig. Verfügbar: 66.',
    )
    expect(sayComposed(lineProblemText('form-unfilled', 'Mug'))).toBe(
      'Mug: Der Shop fragt jetzt nach anderen Angaben. Bitte bearbeiten Sie sie.',
    )
    expect(sayComposed(selectOptionsText(['Farbe', 'Maß', 'Form']))).toBe(
      'Bitte wählen Sie die Optionen Farbe, Maß und Form.',
    )
    const changed = { problem: 'total-changed', amount: '38,00 €' } as const
    expect(sayComposed(placeRefusalText({ ...changed, wasKnown: true }))).toBe(
      'Ihre Bestellung hat sich geändert: Sie kostet jetzt 38,00 €. Bitte sehen Sie sie noch einmal an.',
    )
    expect(sayComposed(placeRefusalText({ ...changed, wasKnown: false }))).toBe(
      'Ihre Bestellung kostet 38,00 €. Bitte sehen Sie sie noch einmal an.',
    )
    expect(sayComposed('Please try again in 10 minutes.')).toBe(
      'Bitte versuchen Sie es in 10 Minuten noch einmal.',
    )
  })

  it('keeps the places of what templates fill in', () => {
    expect(localizedStringsIn('de').productPriceFromText).toBe('ab {fromPrice}')
    expect(localizedStringsIn('de')).toBe(localizedStringsIn('de'))
    expect(localizedStringsIn('en-US').productAddToCartText).toBe('Add To Cart')
  })
})
