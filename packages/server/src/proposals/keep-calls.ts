import type {
  changeProposalCall,
  createProposalCall,
  removeProposalCall,
} from '@vitrine/contract/proposals/panel-calls'
import { checkProposal, type ProposalCheck } from '@vitrine/domain/cart/proposals/check-proposal'
import type { Proposal } from '@vitrine/domain/cart/proposals/proposal'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { SiteTables } from '@vitrine/store/store'
import type { PriceSource } from '../cart/price-stored-cart.ts'
import { priceSource } from '../cart/pricing/price-source.ts'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { changeProposal, withoutCart } from './change-proposal.ts'
import { ownersSource, priceProposal, productsOf } from './price-proposal.ts'
import { showProposal } from './show-proposal.ts'

/** Keeps a new draft. */
export async function postProposal(
  exchange: Exchange<typeof createProposalCall>,
): Promise<AnswerTo<typeof createProposalCall>> {
  const { body, store, services, site, account } = exchange
  const source = ownersSource(await priceSource(exchange))
  const checked = checkProposal(body, await productsOf(store, body))
  if (!checked.ok) return wrong(checked)
  const nowMs = services.clock()
  const begun: Proposal = {
    id: services.newId(),
    contents: checked.contents,
    linkEndsAtMs: null,
    linkVersion: 1,
    mailedAtMs: null,
    cartId: '',
    cartToken: '',
    orderId: '',
    totalCents: 0,
    currency: site.store.currency,
    by: account?.displayName ?? '',
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
  const proposal = await store.transaction(async (tables) => {
    const priced = await withTotal(tables, begun, source)
    await tables.proposals.save(priced)
    const [first] = priced.contents.lines
    const summary = first?.title ? `Draft of an order added: ${first.title}` : 'Draft of an order added'
    await recordAuditEntry(tables, exchange, { subjectId: priced.id, summary })
    return priced
  })
  return reply(await showProposal(exchange, proposal))
}

/** Changes a draft. The cart by which somebody was about to pay it is none any more: they see what it says now first. */
export async function putProposal(
  exchange: Exchange<typeof changeProposalCall>,
): Promise<AnswerTo<typeof changeProposalCall>> {
  const { body, store } = exchange
  const source = ownersSource(await priceSource(exchange))
  const checked = checkProposal(body.contents, await productsOf(store, body.contents))
  if (!checked.ok) return wrong(checked)
  const [first] = checked.contents.lines
  const changed = await changeProposal(exchange, {
    updatedAtMs: body.updatedAtMs,
    change: (tables, proposal) =>
      withTotal(tables, { ...withoutCart(proposal), contents: checked.contents }, source),
    summary: first?.title ? `Draft of an order changed: ${first.title}` : 'Draft of an order changed',
  })
  return changed.ok ? reply(await showProposal(exchange, changed.proposal)) : changed.refused
}

/** Removes a draft; the order that it became stays. */
export async function deleteProposal(
  exchange: Exchange<typeof removeProposalCall>,
): Promise<AnswerTo<typeof removeProposalCall>> {
  const changed = await changeProposal(exchange, {
    mayBePlaced: true,
    change: async () => null,
    summary: 'Draft of an order removed',
  })
  return changed.ok ? reply({}) : changed.refused
}

async function withTotal(tables: SiteTables, proposal: Proposal, source: PriceSource): Promise<Proposal> {
  const { breakdown } = await priceProposal(tables, proposal, source)
  const titles = new Map(breakdown.lines.map(({ entry, title }) => [entry.id, title]))
  // Lists name what is of the catalogue without looking it up.
  const lines = proposal.contents.lines.map((line) => ({ ...line, title: titles.get(line.id) ?? line.title }))
  return {
    ...proposal,
    contents: { ...proposal.contents, lines },
    totalCents: breakdown.grandTotalCents,
    currency: breakdown.currency,
  }
}

function wrong({ errors }: Extract<ProposalCheck, { ok: false }>) {
  return refuse('fields-wrong', checkFieldsText, { errors })
}
