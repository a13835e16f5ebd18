// The page of the link by which a drafted order is paid, and the plain form on it.
import { defineCall } from '../call.ts'
import { nothing } from '../nothing.ts'
import { plainForm } from '../page-and-form.ts'
import { linkedPage, linkToken } from '../pages/mailed-link.ts'

/** What is to be paid, for whoever has the link; it changes nothing. */
export const proposalPageCall = defineCall({
  ...linkedPage,
  name: 'proposalPage',
  path: '/checkout/pay',
})

/** Its form: leads to the checkout of what was drafted. */
export const payProposalCall = defineCall({
  ...plainForm,
  name: 'payProposal',
  path: '/checkout/pay',
  limit: { max: 60, windowMs: 600_000 },
  query: linkToken,
  form: nothing,
})
