import type { Cart } from '../cart.ts'
import { type Proposal, proposalStateOf } from './proposal.ts'

/** Why a proposal is not paid by its link any more. */
export type ProposalOver = 'placed' | 'ended' | 'changed'

/** What its customer reads then. */
export const proposalOverText: Readonly<Record<ProposalOver, string>> = {
  placed: 'This order was placed already. You find it by the link in the mail that confirmed it.',
  ended: 'This link has ended. Please ask the shop for another one.',
  changed: 'The shop changed this order. Please open its link again to see it as it is now.',
}

/** What a link is held against. */
interface ShopNow {
  readonly nowMs: number
  /** In which the shop sells. */
  readonly currency: string
}

/** Why a link of a version does not lead to a payment; null where it does. */
export function linkOver(
  proposal: Proposal | undefined,
  { linkVersion }: { readonly linkVersion: number },
  { nowMs, currency }: ShopNow,
): ProposalOver | null {
  if (!proposal) return 'ended'
  const state = proposalStateOf(proposal, nowMs)
  if (state === 'placed') return 'placed'
  // The numbers were agreed in one currency; in another they are another price.
  const holds = state === 'open' && proposal.linkVersion === linkVersion && proposal.currency === currency
  return holds ? null : 'ended'
}

/** Why a cart that was made of a proposal is not paid any more; null where it is. */
export function cartOver(
  proposal: Proposal | undefined,
  { id, agreed }: Pick<Cart, 'id' | 'agreed'>,
  now: ShopNow,
): ProposalOver | null {
  if (!agreed) return null
  return linkOver(proposal, agreed, now) ?? (proposal?.cartId === id ? null : 'changed')
}
