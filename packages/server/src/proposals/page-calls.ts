import type { payProposalCall, proposalPageCall } from '@vitrine/contract/proposals/page-calls'
import type { Proposal } from '@vitrine/domain/cart/proposals/proposal'
import { linkOver, proposalOverText } from '@vitrine/domain/cart/proposals/proposal-over'
import { purchaseProblem } from '@vitrine/domain/cart/purchase-problem'
import { addressLinesWithPhone } from '@vitrine/domain/contact/address-lines'
import type { Site } from '@vitrine/domain/website/site'
import { visitorWords } from '@vitrine/site/words/visitor-words'
import type { SiteTables } from '@vitrine/store/store'
import { priceSource } from '../cart/pricing/price-source.ts'
import { type ProposalLink, proposalPath, readProposalToken } from '../cart/proposals/proposal-link.ts'
import { showCartV3 } from '../cart/v3-calls.ts'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { documentReply } from '../http/reply/plain-document.ts'
import { type PageAnswer, redirect, refuse } from '../http/reply/reply.ts'
import { pageSite } from '../pages/page-site.ts'
import { drawPage } from '../pages/storefront-pages.ts'
import type { Services } from '../services/services.ts'
import { cartFor, priceProposal } from './price-proposal.ts'
import { untilText } from './until-text.ts'

/** Number of the checkout (specification, section 2). */
const checkoutPageType = 201

/** Shows what is to be paid by a link; programs that look at links change nothing. */
export async function getProposalPage(exchange: Exchange<typeof proposalPageCall>): Promise<PageAnswer> {
  const { site, store, services, query } = exchange
  const link = readProposalToken(query.token ?? '', contextOf(exchange))
  if (!link) return refuse('not-found', failureText.notFound)
  const proposal = await store.proposals.find(link.proposalId)
  const over = linkOver(proposal, link, { nowMs: services.clock(), currency: site.store.currency })
  const { say, sayComposed } = visitorWords(site.language)
  const title = say('Your order')
  const offered = over === null && proposal ? await offerOf(exchange, proposal, link) : null
  const mainContent = await drawPage(site, 'renderProposalPage', {
    site: pageSite(site),
    locale: site.language,
    title,
    over: over && sayComposed(proposalOverText[over]),
    problem: offered?.problem || null,
    offer: offered?.offer ?? null,
  })
  const page = {
    pageType: checkoutPageType,
    title,
    mainContent,
    entry: 'order-page',
  } as const
  return documentReply(exchange, page, { headers: { 'x-robots-tag': 'noindex' } })
}

/** Leads to the checkout of what is to be paid by a link. */
export async function postProposalPage(exchange: Exchange<typeof payProposalCall>): Promise<PageAnswer> {
  const { store, site, services, query, visitor } = exchange
  const context = contextOf(exchange)
  const link = readProposalToken(query.token ?? '', context)
  if (!link) return refuse('not-found', failureText.notFound)
  const token = await store.transaction((tables) => openCart(tables, link, { site, services }))
  if (token === null) return redirect(proposalPath(link, context))
  return redirect(`/checkout?cartToken=${encodeURIComponent(token)}`, {
    cookies: visitor.giving(token).cookies,
  })
}

/** The token of the one cart by which a draft is paid; null where its link has ended. */
async function openCart(
  tables: SiteTables,
  link: ProposalLink,
  { site, services }: { readonly site: Site; readonly services: Services },
): Promise<string | null> {
  const nowMs = services.clock()
  const proposal = await tables.proposals.lock(link.proposalId)
  const { currency } = site.store
  if (!proposal || linkOver(proposal, link, { nowMs, currency }) !== null) return null
  const known = proposal.cartToken === '' ? undefined : await tables.carts.findByToken(proposal.cartToken)
  // One of a link that ended is paid no more.
  if (known?.agreed?.linkVersion === link.linkVersion) return known.token
  const made = { id: services.newId(), token: services.newToken(30) }
  await tables.carts.save(await cartFor(tables, proposal, made, nowMs))
  await tables.proposals.save({ ...proposal, cartId: made.id, cartToken: made.token })
  return made.token
}

async function offerOf(exchange: Exchange<typeof proposalPageCall>, proposal: Proposal, link: ProposalLink) {
  const { site, store } = exchange
  const source = await priceSource(exchange)
  const priced = await priceProposal(store, proposal, source)
  const { shippingAddress, message } = proposal.contents
  return {
    problem: purchaseProblem(priced.breakdown, site.language),
    offer: {
      cart: showCartV3(priced, source).cart,
      message,
      untilText: untilText(proposal, site),
      action: proposalPath(link, contextOf(exchange)),
      deliveryLines: shippingAddress ? addressLinesWithPhone(shippingAddress, site.language) : [],
    },
  }
}

function contextOf({ site, services }: Pick<Exchange, 'site' | 'services'>) {
  return { secret: services.secret, websiteId: site.id }
}
