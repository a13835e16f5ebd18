import type { PlanOffer } from '@vitrine/domain/memberships/plan'
import { isPayable, notPayableText } from '@vitrine/domain/subscriptions/memberships/is-payable'
import { membershipPriceWords } from '@vitrine/domain/subscriptions/memberships/membership-price-words'
import type { Site } from '@vitrine/domain/website/site'
import type { Say } from '@vitrine/domain/words/say'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { SiteTables } from '@vitrine/store/store'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { type OfferedPlan, readOffers } from './plan-offers.ts'

/** The page on which somebody joins, or signs in, and where it leads on. */
export function joinPath({ plan, to }: { readonly plan?: string; readonly to?: string }): string {
  const query = new URLSearchParams({ ...(plan ? { plan } : {}), ...(to && to !== '/' ? { to } : {}) })
  return query.size === 0 ? '/account/join' : `/account/join?${query}`
}

/** The plans that visitors can choose: all that open something, or those that open one of some areas. */
export async function shownPlans(
  tables: Pick<SiteTables, 'membershipPlans' | 'products'>,
  areaIds: readonly string[] = [],
): Promise<readonly OfferedPlan[]> {
  const opens = (plan: { readonly areaIds: readonly string[] }) =>
    plan.areaIds.some((id) => areaIds.length === 0 || areaIds.includes(id))
  const plans = (await tables.membershipPlans.list()).filter((plan) => plan.isOffered && opens(plan))
  return (await readOffers(tables, plans)).filter(({ offer }) => offer !== null)
}

/** What a plan costs, in the money and the words of a site. */
export function priceIn({ store, language }: Pick<Site, 'store' | 'language'>, offer: PlanOffer): string {
  return membershipPriceWords(offer, { currency: store.currency, language }, sayIn(language))
}

/** What stands in place of the button of a plan that the shop has no way to be paid for. */
export function notPayable(say: Say): Markup {
  return html`<p class="vt-members-text"><strong>${say(notPayableText)}</strong></p>`
}

/** Plans beside each other, each with its price and the way to it. */
export function planCards(
  plans: readonly OfferedPlan[],
  { site, to }: { readonly site: Site; readonly to: string },
): Markup {
  if (plans.length === 0) return html``
  const say = sayIn(site.language)
  const cards = plans.map(
    ({ plan, offer }) =>
      html`<li><h2>${plan.name}</h2><p class="vt-members-price">${priceIn(site, offer)}</p>${
        plan.description === '' ? '' : html`<p class="vt-members-text">${plan.description}</p>`
      }${
        isPayable(offer, site.store)
          ? html`<a class="sqs-system-button sqs-editable-button sqs-button-element--primary vt-members-button" href="${joinPath({ plan: plan.id, to })}" aria-label="${say('Join: {plan}', { plan: plan.name })}">${say('Join')}</a>`
          : notPayable(say)
      }</li>`,
  )
  return html`<ul class="vt-members-plans">${cards}</ul>`
}
