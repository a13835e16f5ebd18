import type { ReplyOf } from '@vitrine/contract/call'
import type { priceProposalCall, readProposalCall } from '@vitrine/contract/proposals/panel-calls'
import type { ShippingChoice } from '@vitrine/domain/cart/breakdown'
import { proposalProblemText } from '@vitrine/domain/cart/proposals/check-proposal'
import { presentProposalRow } from '@vitrine/domain/cart/proposals/present-proposal'
import { type Proposal, proposalStateOf } from '@vitrine/domain/cart/proposals/proposal'
import { choiceOf } from '@vitrine/domain/catalogue/choose-variant'
import { noAreas } from '@vitrine/domain/memberships/open-areas'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import type { PricedCart } from '../cart/price-stored-cart.ts'
import { priceSourceFor } from '../cart/pricing/price-source.ts'
import { proposalPath } from '../cart/proposals/proposal-link.ts'
import type { Exchange } from '../http/exchange.ts'
import { sendsMail } from '../services/mailer.ts'
import { ownersSource, priceProposal } from './price-proposal.ts'

type PanelExchange = Pick<Exchange, 'store' | 'site' | 'services' | 'origin'>

/** Shows a draft with what it comes to now, and its link while that holds. */
export async function showProposal(
  exchange: PanelExchange,
  proposal: Proposal,
): Promise<ReplyOf<typeof readProposalCall>> {
  const { store, services, site } = exchange
  const nowMs = services.clock()
  const source = ownersSource(await priceSourceFor(exchange, async () => noAreas))
  const priced = await priceProposal(store, proposal, source)
  const isOpen = proposalStateOf(proposal, nowMs) === 'open' && proposal.currency === site.store.currency
  return {
    proposal: { ...presentProposalRow(proposal, nowMs), contents: proposal.contents },
    prices: presentPrices(priced),
    url: isOpen ? proposalUrl(exchange, proposal) : '',
    sendsMail: sendsMail(services),
  }
}

/** The whole address of the link. */
function proposalUrl({ site, services, origin }: PanelExchange, { id, linkVersion }: Proposal): string {
  const home = homeOriginOf(site, services.publicUrl) ?? origin
  const link = { proposalId: id, linkVersion }
  return home + proposalPath(link, { secret: services.secret, websiteId: site.id })
}

/** What a draft comes to, as its owner reads it. */
export function presentPrices({ breakdown }: PricedCart): ReplyOf<typeof priceProposalCall> {
  const { shipping, requiresShipping, discounts } = breakdown
  const chosen = shipping.options.find(({ key }) => key === shipping.selectedKey)
  return {
    currency: breakdown.currency,
    lines: breakdown.lines.map((line) => ({
      id: line.entry.id,
      title: line.title,
      variantName: choiceOf(line),
      imageUrl: line.imageUrl,
      usualPriceCents: line.usualPriceCents ?? null,
      subtotalCents: line.subtotalCents,
      problem: line.problem === null ? '' : proposalProblemText(line.problem, line.availableQuantity),
    })),
    subtotalCents: breakdown.subtotalCents,
    discountCents: breakdown.discountCents,
    discountName: discounts[0]?.name ?? '',
    requiresShipping,
    shipping: chosen ? { ...wayOf(chosen), cents: breakdown.shippingCents } : null,
    taxes: breakdown.taxLines.map(({ name, taxCents }) => ({ name, cents: taxCents })),
    taxIsIncluded: breakdown.taxIsIncluded,
    isTaxKnown: breakdown.taxIsIncluded || breakdown.taxCountry !== undefined,
    totalCents: breakdown.grandTotalCents,
  }
}

function wayOf({ name, isPickup = false, isLocal = false }: ShippingChoice) {
  return { name, isPickup, isLocal }
}
