import { fullName } from '../../contact/full-name.ts'
import { type Proposal, type ProposalContents, proposalStateOf } from './proposal.ts'

/** A draft as lists show it. The token of its cart pays it: owners do not see it. `titleOf` names what is of the catalogue. */
export function presentProposalRow(proposal: Proposal, nowMs: number) {
  const { id, contents, totalCents, currency, linkEndsAtMs, mailedAtMs, orderId, by } = proposal
  return {
    id,
    state: proposalStateOf(proposal, nowMs),
    customer: customerOf(contents),
    email: contents.email,
    items: itemsOf(contents),
    totalCents,
    currency,
    linkEndsAtMs,
    mailedAtMs,
    orderId,
    by,
    createdAtMs: proposal.createdAtMs,
    updatedAtMs: proposal.updatedAtMs,
  }
}

/** Whom a draft is for, by name where it is known; '' for nobody yet. */
export function customerOf({ shippingAddress, billingAddress, email }: ProposalContents): string {
  return fullName(shippingAddress ?? billingAddress) || email
}

/** What is in a draft, in words, as it was called when it was saved. */
export function itemsOf({ lines }: Pick<ProposalContents, 'lines'>): string {
  const items = lines.map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title))
  return items.join(', ').slice(0, 500)
}
