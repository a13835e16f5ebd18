import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { captchaKey } from '../captcha/calls.ts'
import { openPage } from '../page-and-form.ts'
import { leavingByLink, linkedPage } from '../pages/mailed-link.ts'
import { htmlPage, id } from '../schemas.ts'
import { restockAddress, restockFormAddress } from './addresses.ts'

const emailText = Type.String({ maxLength: 1_000 })

/** Asks to be told when a variant is back; the same answer for an address that waits already. */
export const signUpForRestockCall = defineCall({
  name: 'signUpForRestock',
  ...restockAddress,
  policy: { kind: 'visitor-change' },
  limit: { max: 30, windowMs: 600_000 },
  body: Type.Object({
    productId: id,
    variantId: id,
    siteVisitorEmail: emailText,
    isJoinMailingList: Type.Optional(Type.Boolean()),
    /** Where the site asks for a captcha: what completing it gave. */
    captchaToken: Type.Optional(captchaKey),
  }),
  reply: Type.Object({ message: Type.String() }),
})

const ofVariant = Type.Object({ productId: Type.Optional(id), variantId: Type.Optional(id) })

/** The form on a page of its own, for browsers without scripts. */
export const restockPageCall = defineCall({
  ...openPage,
  name: 'restockPage',
  path: '/restock',
  limit: { max: 120, windowMs: 600_000 },
  query: ofVariant,
})

const fields = Type.Object({
  productId: Type.Optional(id),
  variantId: Type.Optional(id),
  email: Type.Optional(emailText),
  isJoinMailingList: Type.Optional(Type.String({ maxLength: 20 })),
  captchaKey: Type.Optional(captchaKey),
})

/** The same as `signUpForRestockCall` from a plain form, answered by a page. */
export const restockFormCall = defineCall({
  name: 'restockForm',
  ...restockFormAddress,
  policy: { kind: 'visitor-change' },
  limit: { max: 30, windowMs: 600_000 },
  body: fields,
  form: fields,
  reply: htmlPage,
})

/** The page of the link in such a mail (page type 300); it changes nothing. */
export const restockLeavePageCall = defineCall({
  ...linkedPage,
  name: 'restockLeavePage',
  path: '/restock/unsubscribe',
})

/** Forgets all that an address waits for; mail programs send it by a press (RFC 8058). */
export const leaveRestockCall = defineCall({
  ...leavingByLink,
  name: 'leaveRestock',
  path: '/restock/unsubscribe',
  limit: null,
})
