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

/** Why a link of a version does not lead to a payment; null where it does. */
export function linkOver(
  proposal: Proposal | undefined,
  { linkVersion }: { readonly linkVersion: number },
  nowMs: number,
): ProposalOver | null {
  if (!proposal) return 'ended'
  const state = proposalStateOf(proposal, nowMs)
  if (state === 'placed') return 'placed'
  return state === 'open' && proposal.linkVersion === linkVersion ? null : 'ended'
}

/** Why a cart that was made of a proposal is not paid any more; null where it is. */
export function cartOver(
  proposal: Proposal | undefined,
  { id, agreed }: Pick<Cart, 'id' | 'agreed'>,
  nowMs: number,
): ProposalOver | null {
  if (!agreed) return null
  return linkOver(proposal, agreed, nowMs) ?? (proposal?.cartId === id ? null : 'changed')
}
