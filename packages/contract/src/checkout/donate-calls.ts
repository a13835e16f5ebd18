// The page on which donations are given and the plain form on it: they work without JavaScript.
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { shopForm, shopPage } from '../page-and-form.ts'
import { shortText } from '../schemas.ts'

/** The page of donations, with a fund and an amount chosen if the address says so. */
export const donatePageCall = defineCall({
  ...shopPage,
  name: 'donatePage',
  path: '/checkout/donate',
  query: Type.Object({
    fund: Type.Optional(shortText),
    amount: Type.Optional(shortText),
    /** Of older scripts: all donations are given on this page. */
    donatePageId: Type.Optional(shortText),
  }),
})

/** Its form: `fund`, `amount` (minor units, or `other` with `own`), `cover`, `note`. It leads to the checkout of the donation. */
export const donateFormCall = defineCall({
  ...shopForm,
  name: 'donateForm',
  path: '/checkout/donate',
})
