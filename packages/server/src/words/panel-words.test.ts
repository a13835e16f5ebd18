import { describe, expect, it } from 'vitest'
import { panelWords } from './panel-words.ts'

describe('what acts are called in the language of the panel', () => {
  const { sayAct, sayField } = panelWords('de')

  it('is German, with names as they are', () => {
    expect(sayAct('Signed in')).toBe('Angemeldet')
    expect(sayAct('Added the author Ada Lovelace')).toBe('Autor Ada Lovelace hinzugefügt')
    expect(sayAct('Order #1001: refunded $5.00')).toBe('Bestellung #1001: 5,00\u00a0$ erstattet')
    expect(sayAct('Subscription: price changed to €1,064.75')).toBe(
      'Abonnement: Preis auf 1.064,75\u00a0€ geändert',
    )
  })

  it('says what stands within it', () => {
    expect(sayAct('Order #1001: marked as paid')).toBe('Bestellung #1001: als bezahlt markiert')
    expect(sayAct('Changed the price and sale price of Morning Mug')).toBe(
      'Morning Mug geändert: Preis und Angebotspreis',
    )
    expect(sayAct('Undid: Changed the visibility of Morning Mug')).toBe(
      'Rückgängig gemacht: Morning Mug geändert: Sichtbarkeit',
    )
    expect(sayAct('Stock of Mug MUG-1: set to 5 (Recount)')).toBe(
      'Lagerbestand von Mug MUG-1: auf 5 gesetzt (Neu gezählt)',
    )
    expect(sayAct('Removed a comment')).toBe('Entfernt: Kommentar')
    expect(sayAct('Gift card ••••1234: money put on: a mistake')).toBe(
      'Geschenkkarte ••••1234: Betrag aufgeladen: a mistake',
    )
    expect(sayAct('Removed the site Kiln at the shell')).toBe('Website Kiln entfernt (auf der Kommandozeile)')
  })

  it('says of what is picked up that it is ready, and with its buyer', () => {
    expect(sayAct('Order #1001: ready for pickup')).toBe('Bestellung #1001: abholbereit')
    expect(sayAct('Order #1001: a part picked up')).toBe('Bestellung #1001: teilweise abgeholt')
    expect(sayAct('Mark as ready for pickup: 2 orders')).toBe('Als abholbereit markieren: 2 Bestellungen')
  })

  it('says what was done to many rows by its parts', () => {
    expect(sayAct('Mark as fulfilled: 1 order')).toBe('Als erledigt markieren: 1 Bestellung')
    expect(sayAct('Change prices: 2 products')).toBe('Preise ändern: 2 Produkte')
    expect(sayAct('Undone: Change prices: 2 products, 1 could not be changed, then stopped')).toBe(
      'Rückgängig gemacht: Preise ändern: 2 Produkte, 1 nicht geändert, angehalten',
    )
  })

  it('lets names be that are words elsewhere', () => {
    expect(sayAct('Added the author Password')).toBe('Autor Password hinzugefügt')
    expect(sayAct('Changed Orders')).toBe('Orders geändert')
  })

  it('stays English where nobody knows it', () => {
    expect(sayAct('Did what no release says')).toBe('Did what no release says')
    expect(panelWords('en').sayAct('Signed in')).toBe('Signed in')
  })

  it('names devices by browser and system, and no other text', () => {
    const { sayDevice } = panelWords('de')
    expect(sayDevice('Safari on Linux')).toBe('Safari unter Linux')
    expect(sayDevice('Safari on iPhone')).toBe('Safari auf iPhone')
    expect(sayDevice('Unknown device')).toBe('Unbekanntes Gerät')
    expect(sayDevice('Firefox')).toBe('Firefox')
    expect(sayDevice('Poems on Linux')).toBe('Poems on Linux')
    expect(sayAct('Signed out Safari on Linux')).toBe('Safari unter Linux abgemeldet')
    expect(panelWords('en').sayDevice('Safari on Linux')).toBe('Safari on Linux')
  })

  it('knows the tax class of a product', () => {
    expect(sayAct('Changed the price and tax class of Morning Mug')).toBe(
      'Morning Mug geändert: Preis und Steuerklasse',
    )
  })

  it('sets names within labels of fields in German quotation marks', () => {
    expect(sayField('Variants › “41” › Price')).toBe('Varianten › „41“ › Preis')
  })

  it('names fields', () => {
    expect(sayField('Blue › Price')).toBe('Blue › Preis')
  })
})

describe('refusals in the language of the panel', () => {
  const { sayRefusal } = panelWords('de')

  it('are German, with values as they are', () => {
    expect(sayRefusal('/a leads back to itself, by way of /b, /c.')).toBe(
      '/a führt über /b, /c zu sich selbst zurück.',
    )
    expect(sayRefusal('Use at most 70 characters.')).toBe('Verwenden Sie höchstens 70 Zeichen.')
    expect(sayRefusal('Please try again in 12 minutes.')).toBe(
      'Bitte versuchen Sie es in 12 Minuten noch einmal.',
    )
  })

  it('say the sentence within a sentence', () => {
    expect(sayRefusal('Line 3: /a has a rule already.')).toBe('Zeile 3: /a hat schon eine Regel.')
  })

  it('say a sentence beside a value, and one without a full stop', () => {
    expect(sayRefusal('Please enter a valid email: a')).toBe(
      'Bitte geben Sie eine gültige E-Mail-Adresse ein: a',
    )
    expect(sayRefusal('a b/c is not a valid page URL')).toBe('a b/c ist keine gültige Seitenadresse')
    expect(sayRefusal('Enter a valid ZIP code, such as 10001')).toBe(
      'Geben Sie einen gültigen ZIP-Code ein, etwa 10001',
    )
    expect(sayRefusal('Line 1: [name] stands only on the right.')).toBe('Zeile 1: [name] steht nur rechts.')
  })

  it('say each of several reasons', () => {
    expect(sayRefusal('“Mug” was left out. Enter a title. Use at most 70 characters.')).toBe(
      '„Mug“ wurde weggelassen. Geben Sie einen Titel ein. Verwenden Sie höchstens 70 Zeichen.',
    )
  })

  it('name what acts on many rows do', () => {
    expect(sayRefusal('Put on sale')).toBe('Ins Angebot nehmen')
    expect(sayRefusal('Add the tag ceramics')).toBe('Schlagwort ceramics hinzufügen')
  })

  it('stay English where nobody knows them', () => {
    expect(sayRefusal('What no release says.')).toBe('What no release says.')
    expect(panelWords('en').sayRefusal('Please sign in.')).toBe('Please sign in.')
  })
})
