import { knownAmounts } from '@vitrine/domain/checkout/known-amounts'
import { formatMoney, formatPriceOrFree } from '@vitrine/domain/money/format-money'
import { useRef } from 'react'
import { freeLabel } from '../../parts/page-frame/free-label.ts'
import { type CheckoutState, isPickedUp } from './checkout-state.ts'

/** What is said to those who do not see it: the shipping methods that arrived, and the sum, once either is another than the page came with. */
export function useSpokenStatus(state: CheckoutState, locale: string): string {
  const rates = useWhatChanged(ratesText(state, locale))
  const sum = useWhatChanged(sumText(state, locale))
  if (state.open.activity === 'quoting' || state.payment.kind === 'placing') return ''
  return [rates, sum].filter(Boolean).join(' ')
}

/** A text, from when it is first another one than at first: what the page came with is on it. */
function useWhatChanged(text: string): string {
  const first = useRef(text)
  const hasChanged = useRef(false)
  if (text !== first.current) hasChanged.current = true
  return hasChanged.current ? text : ''
}

function ratesText(state: CheckoutState, locale: string): string {
  const rates = state.reply.cart.fulfillmentOptions.filter((each) => !each.isPickup)
  if (state.open.name !== 'delivery' || rates.length === 0 || isPickedUp(state)) return ''
  const list = rates.map(({ name, price }) => {
    const cost = { currency: price.currencyCode, language: locale, freeLabel }
    return `${name} ${formatPriceOrFree(price.value, cost)}`
  })
  const all = list.join(', ')
  return rates.every((each) => each.isLocal) ? `Delivery methods: ${all}.` : `Shipping methods: ${all}.`
}

function sumText({ reply: { cart } }: CheckoutState, locale: string): string {
  if (!knownAmounts(cart).total || cart.items.length === 0) return ''
  return `Your order comes to ${formatMoney(cart.amountDue.value, cart.amountDue.currencyCode, locale)}.`
}
