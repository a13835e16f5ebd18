// The page of the link by which a drafted order is paid, and the plain form on it.
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { anyFields, htmlPage, noBody, nothing } from '../schemas.ts'

const token = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) })

/** What is to be paid, for whoever has the link; it changes nothing. */
export const proposalPageCall = defineCall({
  name: 'proposalPage',
  method: 'GET',
  path: '/checkout/pay',
  policy: { kind: 'signed-link' },
  limit: { max: 120, windowMs: 600_000 },
  params: nothing,
  query: token,
  body: noBody,
  reply: htmlPage,
})

/** Its form: leads to the checkout of what was drafted. */
export const payProposalCall = defineCall({
  name: 'payProposal',
  method: 'POST',
  path: '/checkout/pay',
  policy: { kind: 'visitor-change' },
  limit: { max: 60, windowMs: 600_000 },
  params: nothing,
  query: token,
  body: anyFields,
  form: nothing,
  reply: htmlPage,
})
