import { priceEndings } from '@vitrine/domain/selling/change-currency'
import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { oneOf } from '../schemas.ts'

const address = {
  path: '/api/panel/settings/currency',
} as const
const policy: OwnerPolicy = { kind: 'owner', roles: ['admin'] }
const currency = Type.String({ minLength: 3, maxLength: 3 })
const reply = Type.Object({
  currency,
  pricedProducts: Type.Integer(),
  /** How many are paid in this currency and can still be charged, without test ones: while there are any, it stays. */
  subscriptions: Type.Integer(),
  /** Cards in this currency with money on them, without test ones, and how much: they are of no use in another. */
  giftCards: Type.Object({ cards: Type.Integer(), cents: Type.Integer() }),
})

/** Reads in which currency the shop sells, how many products have a price, and what is bound to the currency. */
export const readCurrencyCall = defineCall({
  name: 'readCurrency',
  method: 'GET',
  ...address,
  policy,
  reply,
})

/** Changes the currency, and every amount of the shop with it. 409 while subscriptions are paid in it. */
export const changeCurrencyCall = defineCall({
  name: 'changeCurrency',
  method: 'PUT',
  ...address,
  policy,
  body: Type.Object({
    /** The one that is left, as the owner saw it. */
    from: currency,
    to: currency,
    rate: Type.String({ maxLength: 20 }),
    ending: oneOf(priceEndings),
  }),
  reply,
})
