// Withdrawing from a contract: the page of an order, the page for guests, and what the owner answers. The pages work without JavaScript.
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { plainForm, shopPage } from '../page-and-form.ts'
import { htmlPage, id, shortText } from '../schemas.ts'
import { order } from './order-shape.ts'

const orderParams = Type.Object({ orderId: id })

/** The page on which the buyer of an order withdraws from it; `done` is that it was done. */
export const withdrawalPageCall = defineCall({
  name: 'withdrawalPage',
  method: 'GET',
  path: '/commerce/orders/:orderId/withdrawal',
  policy: { kind: 'signed-link' },
  limit: { max: 120, windowMs: 60_000 },
  params: orderParams,
  query: Type.Object({ key: shortText, done: Type.Optional(shortText) }),
  reply: htmlPage,
})

/** Its forms: `step` is `review` or `confirm`, with `key`, `name`, `email` and `quantity-` with the id of each line. */
export const withdrawalFormCall = defineCall({
  ...plainForm,
  name: 'withdrawalForm',
  path: '/commerce/orders/:orderId/withdrawal',
  limit: { max: 60, windowMs: 60_000 },
  params: orderParams,
})

/** The page on which guests withdraw, by the number of their order and their e-mail address. */
export const guestWithdrawalPageCall = defineCall({
  ...shopPage,
  name: 'guestWithdrawalPage',
  path: '/withdraw',
})

/** Its forms: `step` is `write`, `review` or `confirm`, with `name`, `email`, `orderNumber` and `part`. Whether there is such an order is not told. */
export const guestWithdrawalFormCall = defineCall({
  ...plainForm,
  name: 'guestWithdrawalForm',
  path: '/withdraw',
  limit: { max: 60, windowMs: 60_000 },
})

/** Says that a withdrawal is settled otherwise than by a refund, and how. */
export const answerWithdrawalCall = defineCall({
  name: 'answerWithdrawal',
  method: 'POST',
  path: '/api/panel/orders/:orderId/withdrawals/:withdrawalId/answer',
  policy: { kind: 'owner', roles: ['admin', 'storeManager'] },
  params: Type.Object({ orderId: id, withdrawalId: id }),
  body: Type.Object({ note: shortText }),
  reply: Type.Object({ order }),
})
