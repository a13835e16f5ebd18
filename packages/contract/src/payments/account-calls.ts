import { accountKeys, paymentServices } from '@vitrine/domain/payments/gateway-keys'
import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { epochMs, shortText } from '../schemas.ts'

/** Who decides where the money goes. */
const reads: OwnerPolicy = { kind: 'owner', roles: ['admin'] }
const changes: OwnerPolicy = { ...reads, isConfirmed: true }

const key = Type.Unsafe<(typeof accountKeys)[number]>({ type: 'string', enum: [...accountKeys] })
const params = Type.Object({ key })
const service = Type.Unsafe<(typeof paymentServices)[number]>({ type: 'string', enum: [...paymentServices] })
const mode = Type.Union([Type.Literal('off'), Type.Literal('test'), Type.Literal('live')])

/** An account with a payment service; a placeholder stands for each secret that is kept. */
const account = Type.Object({
  key,
  label: Type.String(),
  isTest: Type.Boolean(),
  publicKey: Type.String(),
  secretKey: Type.String(),
  /** Stripe: the signing secret; PayPal: the id of the webhook. */
  webhookSecret: Type.String(),
  /** Where the service is to tell what happens. */
  webhookUrl: Type.String(),
  /** Whether buyers pay by it. */
  isUsed: Type.Boolean(),
  /** null: there are no keys. */
  updatedAtMs: Type.Union([epochMs, Type.Null()]),
})

const reply = Type.Object({
  accounts: Type.Array(account),
  stripe: mode,
  paypal: mode,
  isTestChosen: Type.Boolean(),
})

/** The accounts with payment services, and which of them buyers pay by. */
export const listPaymentAccountsCall = defineCall({
  name: 'listPaymentAccounts',
  method: 'GET',
  path: '/api/panel/payment-accounts',
  policy: reads,
  reply,
})

/** Sets the keys of an account; the placeholder keeps the secret that is there. */
export const setPaymentAccountCall = defineCall({
  name: 'setPaymentAccount',
  method: 'PUT',
  path: '/api/panel/payment-accounts/:key',
  policy: changes,
  params,
  body: Type.Object({
    publicKey: shortText,
    secretKey: shortText,
    webhookSecret: Type.String({ maxLength: 600 }),
  }),
  reply,
})

/** Forgets the keys of an account that buyers do not pay by. */
export const removePaymentAccountCall = defineCall({
  name: 'removePaymentAccount',
  method: 'DELETE',
  path: '/api/panel/payment-accounts/:key',
  policy: changes,
  params,
  reply,
})

/** Asks the service whether the keys that are kept are right. */
export const checkPaymentAccountCall = defineCall({
  name: 'checkPaymentAccount',
  method: 'POST',
  path: '/api/panel/payment-accounts/:key/check',
  policy: reads,
  limit: { max: 30, windowMs: 60_000 },
  params,
  reply: Type.Object({ isRight: Type.Boolean(), message: Type.String() }),
})

/** Says whether buyers pay by a service, and whether for real; `isTestChosen`: that those of an open site may order without paying. */
export const choosePaymentModeCall = defineCall({
  name: 'choosePaymentMode',
  method: 'PUT',
  path: '/api/panel/payment-modes/:service',
  policy: changes,
  params: Type.Object({ service }),
  body: Type.Object({ mode, isTestChosen: Type.Boolean() }),
  reply,
})
