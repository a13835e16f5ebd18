import type { MembershipPlan } from '@vitrine/domain/memberships/plan'
import { planPriceText } from '@vitrine/domain/memberships/plan-price-text'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'

/** The page on which somebody joins, or signs in, and where it leads on. */
export function joinPath({ plan, to }: { readonly plan?: string; readonly to?: string }): string {
  const query = new URLSearchParams({ ...(plan ? { plan } : {}), ...(to && to !== '/' ? { to } : {}) })
  return query.size === 0 ? '/account/join' : `/account/join?${query}`
}

/** The plans that visitors can choose: all, or those that open one of some areas. */
export function shownPlans(
  plans: readonly MembershipPlan[],
  areaIds: readonly string[] = [],
): readonly MembershipPlan[] {
  const offered = plans.filter(({ isOffered }) => isOffered)
  if (areaIds.length === 0) return offered
  return offered.filter((plan) => plan.areaIds.some((id) => areaIds.includes(id)))
}

/** Plans beside each other, each with its price and the way to it. */
export function planCards(plans: readonly MembershipPlan[], { to }: { readonly to: string }): Markup {
  if (plans.length === 0) return html``
  const cards = plans.map(
    (plan) =>
      html`<li><h2>${plan.name}</h2><p class="vt-members-price">${planPriceText(plan.price)}</p>${
        plan.description === '' ? '' : html`<p class="vt-members-text">${plan.description}</p>`
      }<a class="sqs-system-button sqs-editable-button sqs-button-element--primary vt-members-button" href="${joinPath({ plan: plan.id, to })}">Join<span class="v6-visually-hidden">: ${plan.name}</span></a></li>`,
  )
  return html`<ul class="vt-members-plans">${cards}</ul>`
}
