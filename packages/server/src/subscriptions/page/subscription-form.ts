import type { changeSubscriptionPageCall } from '@vitrine/contract/subscriptions/page-calls'
import { addressOfForm } from '@vitrine/domain/checkout/checkout-form'
import { deliveryCountries } from '@vitrine/domain/checkout/delivery-countries'
import { checkAddress } from '@vitrine/domain/contact/check-address'
import { countryCodes } from '@vitrine/domain/contact/country-codes'
import {
  type ChangeProblem,
  cancel,
  changeProblemText,
  pauseFor,
  resume,
  skipNext,
} from '@vitrine/domain/subscriptions/change-subscription'
import { askedOfCycle } from '@vitrine/domain/subscriptions/cycles/asked-of-cycle'
import {
  asDelivered,
  chooseDelivery,
  deliveryOfCycle,
} from '@vitrine/domain/subscriptions/delivery/delivery-of-cycle'
import { shownStateOf } from '@vitrine/domain/subscriptions/pauses/paused-until'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { type SubscriptionAct, subscriptionActs } from '@vitrine/domain/subscriptions/subscription-acts'
import { moveTo, swap } from '@vitrine/domain/subscriptions/swap-subscription'
import { shopTermsOf } from '@vitrine/domain/subscriptions/terms/shop-terms'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type PageAnswer, redirect, refuse } from '../../http/reply/reply.ts'
import { subscriptionPath } from '../../services/signing/subscription-links.ts'
import {
  changeSubscription,
  openCharge,
  type SubscriptionChange,
} from '../../subscribed/change-subscription.ts'
import { quoteOfNext } from '../price-next.ts'
import { tellOwnerOfAct } from '../tell-owner.ts'
import { nameMethod } from './name-method.ts'
import { donePath, findSubscription, showSubscription } from './subscription-page.ts'

type FormExchange = Exchange<typeof changeSubscriptionPageCall>

/** Takes a form of the page of a subscription, and sends the browser back to it. */
export async function postSubscriptionPage(exchange: FormExchange): Promise<PageAnswer> {
  const { form, store, services } = exchange
  const subscription = await findSubscription(exchange, form.key ?? '')
  if (!subscription) return refuse('not-found', failureText.notFound)
  const act = subscriptionActs.find((each) => each === form.act)
  if (!act) return showSubscription(exchange, subscription, { ask: undefined })
  if (act === 'card') return postCard(exchange, subscription)
  const apply = await changeOf(exchange, act, subscription)
  if ('errors' in apply)
    return showSubscription(exchange, subscription, {
      ask: act,
      errors: apply.errors,
      values: { ...form },
      refused: 'fields-wrong',
    })
  const changed = await changeSubscription(
    store,
    {
      ...{ id: subscription.id, by: '', apply: apply.change },
      also: (tables, after) => tellOwnerOfAct(tables, { act, before: subscription, after }, services),
    },
    services,
  )
  if (changed.ok || changed.problem === 'done-already') {
    const done = donePath(exchange, subscription, doneOf(act, subscription))
    return redirect(changed.ok && apply.asks?.(changed.subscription) ? `${done}&ask=delivery#ask` : done)
  }
  if (changed.problem === 'nothing-changed') return redirect(donePath(exchange, subscription, 'nothing'))
  const now = (await store.subscriptions.find(subscription.id)) ?? subscription
  const problem = changeProblemText[changed.problem]
  if (problemsOfQuantity.has(changed.problem))
    return showSubscription(exchange, now, {
      ask: act,
      errors: { quantity: problem },
      values: { ...form },
      refused: changed.problem,
    })
  return showSubscription(exchange, now, { ask: act, problem, refused: changed.problem })
}

/** What is wrong with the quantity that was asked for is told beside it. */
const problemsOfQuantity: ReadonlySet<ChangeProblem> = new Set([
  'quantity-wrong',
  'one-only',
  'not-so-many-left',
])

/** What was done with what was there before: one that is active and was not paused goes on anyway. */
function doneOf(act: SubscriptionAct, before: Subscription): string {
  return act === 'resume' && shownStateOf(before) === 'active' ? 'skip-back' : act
}

type Change =
  | {
      readonly change: SubscriptionChange['apply']
      /** Whether it is to be chosen then how it is delivered. */
      readonly asks?: (changed: Subscription) => boolean
    }
  | { readonly errors: Readonly<Record<string, string>> }

async function changeOf(
  exchange: FormExchange,
  act: Exclude<SubscriptionAct, 'card'>,
  subscription: Subscription,
): Promise<Change> {
  const { form, store, site, services } = exchange
  const cycle = form.cycle === undefined ? undefined : Number(form.cycle)
  switch (act) {
    case 'skip':
      return { change: askedOfCycle(skipNext, { act, cycle }) }
    case 'pause': {
      const cycles = Number(form.cycles)
      const pause: SubscriptionChange['apply'] = (held, context) => pauseFor(held, cycles, context)
      return { change: askedOfCycle(pause, { act, cycle, cycles }) }
    }
    case 'resume':
      return { change: resume }
    case 'cancel':
      return { change: cancel }
    case 'swap': {
      const product = await store.products.find(subscription.line.itemId)
      const { variantId = subscription.line.variantId, quantity = '1' } = form
      const asked = { product, variantId, quantity: Number(quantity) }
      return delivered(exchange, subscription, (held, context) => swap(held, asked, context))
    }
    case 'address': {
      const { shippingAddress, contact } = subscription
      const countries = shippingAddress ? deliveryCountries(site.store) : countryCodes
      const checked = checkAddress(addressOfForm(form, '', contact.phone), countries)
      if (!checked.ok) return { errors: checked.errors }
      return delivered(exchange, subscription, (held, context) => moveTo(held, checked.address, context))
    }
    case 'delivery': {
      const quote = await quoteOfNext(store, subscription, services.clock())
      return { change: (held, context) => chooseDelivery(held, { key: form.delivery ?? '', quote }, context) }
    }
  }
}

/** A change of what comes, or of where it goes, held against how it could be delivered then. */
async function delivered(
  { store, site, services }: FormExchange,
  subscription: Subscription,
  change: SubscriptionChange['apply'],
): Promise<Change> {
  const { timeZone } = site
  const nowMs = services.clock()
  const wished = change(subscription, { nowMs, timeZone, shop: shopTermsOf(site.store), by: '' })
  if (!wished.ok) return { change }
  const quote = await quoteOfNext(store, wished.subscription, nowMs)
  if (!quote) return { change }
  return {
    change: (held, context) => asDelivered(change(held, context), quote),
    asks: ({ shippingOptionKey }) =>
      quote.options.length > 0 && deliveryOfCycle(quote, shippingOptionKey) === null,
  }
}

async function postCard(exchange: FormExchange, subscription: Subscription): Promise<PageAnswer> {
  const { form, store, site, services, origin } = exchange
  if (await openCharge(store, subscription)) {
    const problem = changeProblemText['charge-in-flight']
    return showSubscription(exchange, subscription, { ask: 'card', problem, refused: 'charge-in-flight' })
  }
  const returnUrl = `${origin}${subscriptionPath(services.secret, subscription)}&named=1`
  const named = await nameMethod(store, subscription, { form, returnUrl }, { site, services })
  if (named.kind === 'named') return redirect(donePath(exchange, subscription, 'card'))
  if (named.kind === 'go') return redirect(named.url)
  const { message, errors = {} } = named
  // Card data is not sent back.
  return showSubscription(exchange, subscription, {
    ask: 'card',
    problem: message,
    errors,
    values: { gateway: form.gateway ?? '' },
    refused: 'payment-declined',
  })
}
