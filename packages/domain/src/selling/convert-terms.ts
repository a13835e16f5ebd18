import type { Proposal, ProposalContents } from '../cart/proposals/proposal.ts'
import type { Discount, DiscountEffect } from '../discounts/discount.ts'
import type { DonationSettings } from '../website/selling/donation-settings.ts'
import type { InstallmentTerms } from '../website/store-settings.ts'
import { type CurrencyChange, convertAmount } from './change-currency.ts'

/** A discount with what it takes off, what it asks for and what delivery may cost in the new currency. */
export function convertDiscount(discount: Discount, change: CurrencyChange): Discount {
  return {
    ...discount,
    effect: convertEffect(discount.effect, change),
    minimumCents: convertAmount(discount.minimumCents, change),
  }
}

function convertEffect(effect: DiscountEffect, change: CurrencyChange): DiscountEffect {
  if (effect.kind === 'fixed') return { ...effect, cents: convertAmount(effect.cents, change) }
  if (effect.kind === 'free-shipping' && effect.mostCents !== null)
    return { ...effect, mostCents: convertAmount(effect.mostCents, change) }
  return effect
}

/** A draft of an order in the new currency. Its link ends: what its customer was asked for is another price now. */
export function convertProposal(proposal: Proposal, change: CurrencyChange): Proposal {
  return {
    ...proposal,
    contents: convertContents(proposal.contents, change),
    totalCents: convertAmount(proposal.totalCents, change),
    currency: change.to,
    linkEndsAtMs: null,
    linkVersion: proposal.linkVersion + 1,
  }
}

function convertContents(contents: ProposalContents, change: CurrencyChange): ProposalContents {
  const { lines, discount, delivery } = contents
  return {
    ...contents,
    lines: lines.map((line) => ({ ...line, unitPriceCents: convertAmount(line.unitPriceCents, change) })),
    discount:
      discount?.kind === 'amount' ? { ...discount, cents: convertAmount(discount.cents, change) } : discount,
    delivery: delivery && { ...delivery, priceCents: convertAmount(delivery.priceCents, change) },
  }
}

/** How donations are taken in the new currency; amounts that became the same are suggested once. */
export function convertDonations(settings: DonationSettings, change: CurrencyChange): DonationSettings {
  const money = (cents: number) => convertAmount(cents, change)
  return {
    ...settings,
    ...convertRange(settings, change),
    suggestedCents: [...new Set(settings.suggestedCents.map(money))],
    coverCents: money(settings.coverCents),
  }
}

/** Two bounds in the new currency; the upper one stays above the lower one. */
export function convertRange(
  { leastCents, mostCents }: InstallmentTerms,
  change: CurrencyChange,
): InstallmentTerms {
  const least = convertAmount(leastCents, change)
  return { leastCents: least, mostCents: Math.max(least + 1, convertAmount(mostCents, change)) }
}
