import { cartRefusalText } from '@vitrine/domain/cart/cart-refusals'
import { chooseVariant } from '@vitrine/domain/catalogue/choose-variant'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { BuyersForm } from '@vitrine/domain/forms/buyers/buyers-form'
import { fillFromRecord } from '@vitrine/domain/forms/buyers/filled-form'
import type { Member } from '@vitrine/domain/members/member'
import { subscribePath } from '@vitrine/domain/subscriptions/subscribe-path'
import { addToCart } from '../../cart/adding/add-to-cart.ts'
import { cookiesOfAdded } from '../../cart/adding/after-adding.ts'
import { beginSubscriptionCart } from '../../cart/begin-subscription-cart.ts'
import { findOwnCart } from '../../cart/held/own-cart.ts'
import { priceSource } from '../../cart/pricing/price-source.ts'
import type { Exchange } from '../../http/exchange.ts'
import { type PageAnswer, redirect, refuse } from '../../http/reply/reply.ts'
import { tooMany } from '../../http/reply/too-many.ts'
import { wantedCookie } from '../../memberships/wanted-page.ts'
import { subscriptionPath } from '../../services/signing/subscription-links.ts'
import { chargedOn, endingWith, openMemberships } from '../../subscribed/open-memberships.ts'
import { confirmedPath } from './paths.ts'

/** What is bought, and by whom. */
interface Purchase {
  readonly planId: string
  readonly productId: string
  readonly member: Member | null
  readonly to: string
}

type BuyExchange = Pick<
  Exchange,
  'site' | 'store' | 'services' | 'visitor' | 'contents' | 'isUnlocked' | 'openAreas' | 'view' | 'origin'
> &
  Parameters<typeof priceSource>[0]

/** Leads to the checkout with a plan: with a cart of its own where it is renewed, else beside what is in the cart. Who has it without an end pays nothing again; who has a subscription to it, or what one paid for, is led there. */
export async function buyPlan(
  exchange: BuyExchange,
  { planId, productId, member, to }: Purchase,
): Promise<PageAnswer> {
  const { store, site, services, visitor } = exchange
  if (member) {
    const all = await store.memberships.ofEmail(member.email)
    const own = all.filter((each) => each.planId === planId)
    const moment = { nowMs: services.clock(), timeZone: site.timeZone }
    const going = (await openMemberships(store, own, moment)).find(({ endsAtMs }) => endsAtMs === null)
    const subscribed = going ? await endingWith(store, going) : await chargedOn(store, own)
    if (subscribed) return redirect(subscriptionPath(services.secret, subscribed))
    if (going) return redirect(confirmedPath(going.id, to))
  }
  const product = await store.products.find(productId)
  const request = {
    tokenOfNext: visitor.tokenOfNext,
    address: visitor.address,
    itemId: productId,
    choose: (each: Product) => chooseVariant(each, {}),
    // A plan that is offered can be bought by who is no member yet.
    mayAskFor: () => true,
    quantity: 1,
    fill: (form: BuyersForm | null) => fillFromRecord(form, {}),
  }
  if (product?.subscription) {
    const begun = await beginSubscriptionCart(store, request, { site, services })
    if (begun.ok) {
      const cookies = [...visitor.giving(begun.cart.token).cookies, wantedCookie(to)]
      return redirect(subscribePath(begun.cart.token), { cookies })
    }
    return begun.problem === 'too-many-carts'
      ? tooMany(begun.retryAfterMs)
      : refuse(begun.problem, cartRefusalText[begun.problem])
  }
  const { token: cartToken, cookies: own } = await findOwnCart(exchange)
  const source = { ...(await priceSource(exchange)), services }
  const added = await addToCart(store, { ...request, cartToken }, source)
  if (added.ok) {
    const cookies = [...own, ...cookiesOfAdded(added, visitor), wantedCookie(to)]
    return redirect(`/checkout?cartToken=${added.cart.token}`, { cookies })
  }
  // It lies in the cart already.
  if (added.problem === 'one-only' && cartToken !== null)
    return redirect(`/checkout?cartToken=${cartToken}`, { cookies: [...own, wantedCookie(to)] })
  return added.problem === 'too-many-carts'
    ? tooMany(added.retryAfterMs)
    : refuse(added.problem, cartRefusalText[added.problem])
}
