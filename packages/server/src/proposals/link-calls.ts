import type {
  closeProposalLinkCall,
  mailProposalCall,
  openProposalLinkCall,
} from '@vitrine/contract/proposals/panel-calls'
import { proposalText } from '@vitrine/domain/cart/proposals/check-proposal'
import type { Proposal } from '@vitrine/domain/cart/proposals/proposal'
import type { Site } from '@vitrine/domain/website/site'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, type Refusal, refuse, reply } from '../http/reply/reply.ts'
import { changeProposal, isBeingPaid, withoutCart } from './change-proposal.ts'
import { enqueuePayMail } from './pay-mail-job.ts'
import { showProposal } from './show-proposal.ts'

/** So many mails with one link go out in an hour, whoever presses. */
const mostMails = { max: 5, windowMs: 3_600_000 }

/** Makes the link, or lets it hold again. */
export async function postLink(
  exchange: Exchange<typeof openProposalLinkCall>,
): Promise<AnswerTo<typeof openProposalLinkCall>> {
  const { services, site } = exchange
  const changed = await changeProposal(exchange, {
    unless: (proposal) => otherCurrency(proposal, site),
    change: async (_tables, proposal) => opened(proposal, services.clock()),
    summary: 'Pay link made for a draft of an order',
  })
  return changed.ok ? reply(await showProposal(exchange, changed.proposal)) : changed.refused
}

/** Ends the link; the next one is another. Who is paying pays, and cannot start again: else they could keep the draft from its owner. */
export async function deleteLink(
  exchange: Exchange<typeof closeProposalLinkCall>,
): Promise<AnswerTo<typeof closeProposalLinkCall>> {
  const changed = await changeProposal(exchange, {
    mayBePaid: true,
    change: async (tables, proposal) => ({
      ...((await isBeingPaid(tables, proposal)) ? proposal : withoutCart(proposal)),
      linkEndsAtMs: null,
      linkVersion: proposal.linkVersion + 1,
    }),
    summary: 'Pay link of a draft of an order ended',
  })
  return changed.ok ? reply(await showProposal(exchange, changed.proposal)) : changed.refused
}

/** Mails the link to its customer. */
export async function postMail(
  exchange: Exchange<typeof mailProposalCall>,
): Promise<AnswerTo<typeof mailProposalCall>> {
  const { services, site, store, params } = exchange
  const nowMs = services.clock()
  if (!(await store.proposals.find(params.proposalId))) return refuse('not-found', failureText.notFound)
  const taken = await store.rateLimits.take(`pay-mail:${params.proposalId}`, { ...mostMails, nowMs })
  if (!taken.allowed) return refuse('draft-not-ready', tooOftenText)
  const changed = await changeProposal(exchange, {
    unless: (proposal) =>
      proposal.contents.email === ''
        ? refuse('draft-not-ready', proposalText.emailMissing)
        : otherCurrency(proposal, site),
    change: async (tables, proposal) => {
      await enqueuePayMail(tables, proposal, services)
      return { ...opened(proposal, nowMs), mailedAtMs: nowMs }
    },
    summary: 'Pay link of a draft of an order mailed',
  })
  return changed.ok ? reply(await showProposal(exchange, changed.proposal)) : changed.refused
}

/** What was agreed in one currency is not asked for in another. */
function otherCurrency({ currency }: Proposal, site: Site): Refusal | null {
  return currency === site.store.currency ? null : refuse('draft-not-ready', proposalText.currencyChanged)
}

const tooOftenText = 'This link was mailed often already. Try again in an hour.'

const dayMs = 86_400_000

function opened(proposal: Proposal, nowMs: number): Proposal {
  return { ...proposal, linkEndsAtMs: nowMs + proposal.contents.validDays * dayMs }
}
