// The page on which donations are given and the plain form on it: they work without JavaScript.
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { anyFields, anyForm, htmlPage, noBody, nothing, shortText } from '../schemas.ts'

/** The page of donations, with a fund and an amount chosen if the address says so. */
export const donatePageCall = defineCall({
  name: 'donatePage',
  method: 'GET',
  path: '/checkout/donate',
  policy: { kind: 'public-read' },
  limit: { max: 300, windowMs: 60_000 },
  params: nothing,
  query: Type.Object({
    fund: Type.Optional(shortText),
    amount: Type.Optional(shortText),
    /** Of older scripts: all donations are given on this page. */
    donatePageId: Type.Optional(shortText),
  }),
  body: noBody,
  reply: htmlPage,
})

/** Its form: `fund`, `amount` (minor units, or `other` with `own`), `cover`, `note`. It leads to the checkout of the donation. */
export const donateFormCall = defineCall({
  name: 'donateForm',
  method: 'POST',
  path: '/checkout/donate',
  policy: { kind: 'visitor-change' },
  limit: { max: 120, windowMs: 60_000 },
  params: nothing,
  query: nothing,
  body: anyFields,
  form: anyForm,
  reply: htmlPage,
})
