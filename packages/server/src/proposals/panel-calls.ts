import type {
  exportProposalsCall,
  listProposalsCall,
  priceProposalCall,
  readProposalCall,
} from '@vitrine/contract/proposals/panel-calls'
import { proposalsList } from '@vitrine/contract/proposals/proposals-list'
import { presentProposalRow } from '@vitrine/domain/cart/proposals/present-proposal'
import { type Proposal, proposalStateLabels, proposalStateOf } from '@vitrine/domain/cart/proposals/proposal'
import type { ListCell } from '@vitrine/domain/lists/csv'
import { priceSource } from '../cart/pricing/price-source.ts'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { listFile } from '../lists/list-file.ts'
import { readListAsk } from '../lists/read-list-ask.ts'
import { ownersSource, priceProposal } from './price-proposal.ts'
import { presentPrices, showProposal } from './show-proposal.ts'

/** Answers what owners drafted for customers. */
export async function getProposals(
  exchange: Exchange<typeof listProposalsCall>,
): Promise<AnswerTo<typeof listProposalsCall>> {
  const read = readListAsk(exchange, proposalsList)
  if (!read.ok) return read.refused
  const nowMs = exchange.services.clock()
  const page = await exchange.store.proposals.list(read.ask)
  return reply({ ...page, rows: page.rows.map((each) => presentProposalRow(each, nowMs)) })
}

/** Answers the list as a file. */
export async function getProposalsFile(
  exchange: Exchange<typeof exportProposalsCall>,
): Promise<AnswerTo<typeof exportProposalsCall>> {
  const nowMs = exchange.services.clock()
  return listFile(exchange, proposalsList, {
    read: (ask) => exchange.store.proposals.list(ask),
    cellOf: (row, column) => proposalCell(row, column, nowMs),
  })
}

function proposalCell(proposal: Proposal, column: string, nowMs: number): ListCell {
  const row = presentProposalRow(proposal, nowMs)
  const cells: Readonly<Record<string, ListCell>> = {
    customer: row.customer === row.email ? row.email : `${row.customer} ${row.email}`.trim(),
    items: row.items,
    total: { cents: row.totalCents, currency: row.currency },
    state: proposalStateLabels[proposalStateOf(proposal, nowMs)],
    ends: row.linkEndsAtMs === null ? null : { atMs: row.linkEndsAtMs },
    changed: { atMs: row.updatedAtMs },
    begun: { atMs: row.createdAtMs },
    by: row.by,
  }
  return cells[column] ?? null
}

/** Answers one draft. */
export async function getProposal(
  exchange: Exchange<typeof readProposalCall>,
): Promise<AnswerTo<typeof readProposalCall>> {
  const proposal = await exchange.store.proposals.find(exchange.params.proposalId)
  if (!proposal) return refuse('not-found', failureText.notFound)
  return reply(await showProposal(exchange, proposal))
}

/** Says what a draft would come to. Whatever of it is wrong is said when it is kept. */
export async function postPrices(
  exchange: Exchange<typeof priceProposalCall>,
): Promise<AnswerTo<typeof priceProposalCall>> {
  const { body, store } = exchange
  const draft = { id: '', linkVersion: 0, contents: body }
  return reply(presentPrices(await priceProposal(store, draft, ownersSource(await priceSource(exchange)))))
}
