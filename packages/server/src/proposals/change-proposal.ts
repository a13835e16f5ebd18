import { proposalText } from '@vitrine/domain/cart/proposals/check-proposal'
import type { Proposal } from '@vitrine/domain/cart/proposals/proposal'
import { changedMeanwhileText } from '@vitrine/domain/refusals/refusal-texts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type Refusal, refuse } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'

type ChangeExchange = Pick<Exchange, 'store' | 'services' | 'account' | 'call' | 'visitor'> & {
  readonly params: { readonly proposalId: string }
}

/** What an owner does to a draft. */
interface ProposalChange {
  /** Of the draft that was looked at; left out: it is changed whatever it says. */
  readonly updatedAtMs?: number
  /** Whether it may have become an order. */
  readonly mayBePlaced?: boolean
  /** Whether somebody may be paying it: that payment goes on. */
  readonly mayBePaid?: boolean
  /** Why else it stays as it is. */
  readonly unless?: (proposal: Proposal) => Refusal | null
  /** Null: it is removed. */
  readonly change: (tables: SiteTables, proposal: Proposal) => Promise<Proposal | null>
  /** What is said of it in the audit log, which names no customer: their erasure leaves it. */
  readonly summary: string
}

/** The draft as it is now, or was before it was removed; or why it stays as it is. */
export type ChangedProposal =
  | { readonly ok: true; readonly proposal: Proposal }
  | { readonly ok: false; readonly refused: Refusal }

/** Changes a draft, for the most part one that nobody is paying, in one transaction with the audit log. */
export function changeProposal(
  exchange: ChangeExchange,
  { updatedAtMs, mayBePlaced = false, mayBePaid = false, unless, change, summary }: ProposalChange,
): Promise<ChangedProposal> {
  const { store, services, params } = exchange
  return store.transaction(async (tables) => {
    const found = await tables.proposals.lock(params.proposalId)
    if (!found) return no(refuse('not-found', failureText.notFound))
    const isOther = updatedAtMs !== undefined && updatedAtMs !== found.updatedAtMs
    if (isOther) return no(refuse('changed-meanwhile', changedMeanwhileText))
    if (!mayBePlaced && found.orderId !== '') return no(refuse('draft-placed', proposalText.placed))
    if (!mayBePaid && (await isBeingPaid(tables, found)))
      return no(refuse('draft-being-paid', proposalText.beingPaid))
    const refused = unless?.(found) ?? null
    if (refused) return no(refused)
    const changed = await change(tables, found)
    const proposal = changed && {
      ...changed,
      updatedAtMs: Math.max(services.clock(), found.updatedAtMs + 1),
    }
    if (proposal) await tables.proposals.save(proposal)
    else await tables.proposals.remove(found.id)
    const kept = proposal ?? found
    await recordAuditEntry(tables, exchange, { subjectId: kept.id, summary })
    return { ok: true, proposal: kept }
  })
}

/** Whether a payment of it is under way; one that just began holds the lock of the draft. */
export async function isBeingPaid(
  { payments }: Pick<SiteTables, 'payments'>,
  { cartId, orderId }: Proposal,
): Promise<boolean> {
  return cartId !== '' && orderId === '' && (await payments.findOpen(cartId)) !== undefined
}

/** The draft without the cart by which somebody was about to pay it: they open its link again, and see what it says now. */
export function withoutCart(proposal: Proposal): Proposal {
  return { ...proposal, cartId: '', cartToken: '' }
}

const no = (refused: Refusal): ChangedProposal => ({ ok: false, refused })
