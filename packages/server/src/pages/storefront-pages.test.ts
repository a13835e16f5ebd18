import { cartProblemText } from '@vitrine/domain/cart/messages'
import { foreignCardText } from '@vitrine/domain/gift-cards/foreign-card'
import { expect, it } from 'vitest'
import { drawPage } from './storefront-pages.ts'

const german = { language: 'de-DE' }
const site = { title: 'Töpferei', logoUrl: null, homeUrl: '/' }

it('draws what was refused in the language of the site, field by field', async () => {
  const open = { isOpen: true, funds: [], suggested: [{ cents: 500, text: '5 €' }], freeAmount: null }
  const errors = { amount: 'Please choose an amount.' }
  const props = { site, ...open, asksForNote: false, coverText: '', values: {}, errors }
  expect(await drawPage(german, 'renderDonatePage', props)).toContain('Bitte wählen Sie einen Betrag.')
  expect(await drawPage({ language: 'en-US' }, 'renderDonatePage', props)).toContain(errors.amount)
})

it('draws as a whole what a cart or a gift card was refused for', async () => {
  const usual = { cart: null, locale: 'de-DE', continueShoppingUrl: '/', removing: null }
  const cart = { ...usual, problem: cartProblemText['quantity-not-whole'] }
  expect(await drawPage(german, 'renderCartPage', cart)).toContain('Die Menge muss')
  const problem = foreignCardText({ currency: 'USD', shopCurrency: 'EUR' })
  const balance = await drawPage(german, 'renderBalancePage', { site, found: null, problem })
  expect([balance.includes('This gift card'), balance.includes('USD')]).toEqual([false, true])
})
