// The page of the link by which a drafted order is paid, and the plain form on it.
import { defineCall } from '../call.ts'
import { linkedPage, linkToken } from '../pages/mailed-link.ts'
import { anyFields, htmlPage, nothing } from '../schemas.ts'

/** What is to be paid, for whoever has the link; it changes nothing. */
export const proposalPageCall = defineCall({
  ...linkedPage,
  name: 'proposalPage',
  path: '/checkout/pay',
})

/** Its form: leads to the checkout of what was drafted. */
export const payProposalCall = defineCall({
  name: 'payProposal',
  method: 'POST',
  path: '/checkout/pay',
  policy: { kind: 'visitor-change' },
  limit: { max: 60, windowMs: 600_000 },
  params: nothing,
  query: linkToken,
  body: anyFields,
  form: nothing,
  reply: htmlPage,
})
