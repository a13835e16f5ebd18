import { oneLinePattern } from '@vitrine/domain/limits/one-line'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { defineListCall, defineListFile } from '../lists/list-call.ts'
import { epochMs, id, shortText } from '../schemas.ts'
import { proposalContents, proposalPrices, proposalRow, shownProposal } from './proposal-shape.ts'
import { proposalsList } from './proposals-list.ts'
import { mayKeepProposals } from './proposals-policy.ts'

const params = Type.Object({ proposalId: id })
const ofOne = { policy: mayKeepProposals, params } as const

/** Orders that were drafted for customers; `q` finds addresses, names and what is in them by the beginnings of their words. */
export const listProposalsCall = defineListCall({
  list: proposalsList,
  name: 'listOrderDrafts',
  path: '/api/panel/order-drafts',
  policy: mayKeepProposals,
  row: proposalRow,
})

/** The list as a file; it holds persons, so who asks proves again who they are. */
export const exportProposalsCall = defineListFile({
  name: 'exportOrderDrafts',
  path: '/api/panel/order-drafts.csv',
  policy: { ...mayKeepProposals, isConfirmed: true },
})

/** Says what a draft comes to, and keeps nothing. */
export const priceProposalCall = defineCall({
  name: 'priceOrderDraft',
  method: 'POST',
  path: '/api/panel/order-drafts/prices',
  policy: mayKeepProposals,
  body: proposalContents,
  reply: proposalPrices,
})

/** Keeps a new draft. */
export const createProposalCall = defineCall({
  name: 'createOrderDraft',
  method: 'POST',
  path: '/api/panel/order-drafts',
  policy: mayKeepProposals,
  body: proposalContents,
  reply: shownProposal,
})

/** One draft with what it comes to now. */
export const readProposalCall = defineCall({
  ...ofOne,
  name: 'readOrderDraft',
  method: 'GET',
  path: '/api/panel/order-drafts/:proposalId',
  reply: shownProposal,
})

/** Changes a draft; its link stays, and leads to what it says now. Refused while somebody is paying it. */
export const changeProposalCall = defineCall({
  ...ofOne,
  name: 'changeOrderDraft',
  method: 'PUT',
  path: '/api/panel/order-drafts/:proposalId',
  body: Type.Object({ updatedAtMs: epochMs, contents: proposalContents }),
  reply: shownProposal,
})

/** Removes a draft, and its link with it. */
export const removeProposalCall = defineCall({
  ...ofOne,
  name: 'removeOrderDraft',
  method: 'DELETE',
  path: '/api/panel/order-drafts/:proposalId',
  reply: Type.Object({}),
})

/** Makes the link by which it is paid, or lets the one that there is hold again. */
export const openProposalLinkCall = defineCall({
  ...ofOne,
  name: 'openOrderDraftLink',
  method: 'POST',
  path: '/api/panel/order-drafts/:proposalId/link',
  reply: shownProposal,
})

/** Ends the link: nobody pays by it any more, and the next one is another. */
export const closeProposalLinkCall = defineCall({
  ...ofOne,
  name: 'closeOrderDraftLink',
  method: 'DELETE',
  path: '/api/panel/order-drafts/:proposalId/link',
  reply: shownProposal,
})

/** Mails the link to the customer. */
export const mailProposalCall = defineCall({
  ...ofOne,
  name: 'mailOrderDraft',
  method: 'POST',
  path: '/api/panel/order-drafts/:proposalId/mail',
  reply: shownProposal,
})

/** Places its order, as its money came in outside of the shop. */
export const placeProposalCall = defineCall({
  ...ofOne,
  name: 'placeOrderDraft',
  method: 'POST',
  path: '/api/panel/order-drafts/:proposalId/order',
  body: Type.Object({
    /** Of the draft that was looked at: when it changed since, nothing is placed. */
    updatedAtMs: epochMs,
    /** How it was paid, such as in cash. */
    method: Type.String({ maxLength: 60, pattern: oneLinePattern }),
    reference: shortText,
  }),
  reply: Type.Object({ orderId: Type.String(), orderName: Type.String() }),
})
