import type {
  approveSubscriptionPaymentCall,
  changeSubscriptionPageCall,
  subscriptionApprovedCall,
  subscriptionPageCall,
} from '@vitrine/contract/subscriptions/page-calls'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { joinNeeds } from '@vitrine/site/theme/page-needs'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { documentReply } from '../../http/reply/plain-document.ts'
import type { RefusalCode } from '../../http/reply/refusal-status.ts'
import { type PageAnswer, redirect, refuse } from '../../http/reply/reply.ts'
import { drawPage } from '../../pages/storefront-pages.ts'
import { paymentFormNeeds } from '../../payments/payment-form-needs.ts'
import {
  isSubscriptionKey,
  subscriptionKey,
  subscriptionPath,
} from '../../services/signing/subscription-links.ts'
import { takeNamedMethod } from './name-method.ts'
import { type SubscriptionMoment, subscriptionProps } from './subscription-props.ts'

type PageExchange =
  | Exchange<typeof subscriptionPageCall>
  | Exchange<typeof changeSubscriptionPageCall>
  | Exchange<typeof approveSubscriptionPaymentCall>
  | Exchange<typeof subscriptionApprovedCall>

/** Shows the page of a subscription, only to who has its key; takes up buyers who come back from naming a way to pay. */
export async function getSubscriptionPage(
  exchange: Exchange<typeof subscriptionPageCall>,
): Promise<PageAnswer> {
  const { query, store, services } = exchange
  const subscription = await findSubscription(exchange, query.key)
  if (!subscription) return refuse('not-found', failureText.notFound)
  const named = query.named === undefined ? null : await takeNamedMethod(store, subscription, services)
  if (named?.kind === 'named') return redirect(donePath(exchange, subscription, 'card'))
  const { ask, done } = query
  const problem = named?.kind === 'refused' ? named.message : ''
  return showSubscription(exchange, subscription, { ask: problem ? 'card' : ask, done, problem })
}

/** The subscription of the address, for who has its key. */
export async function findSubscription(
  { params, store, services }: PageExchange,
  key: string,
): Promise<Subscription | undefined> {
  const { subscriptionId } = params
  const subscription = await store.subscriptions.find(subscriptionId)
  return subscription && isSubscriptionKey(services.secret, subscription, key) ? subscription : undefined
}

/** Where a browser goes after something was done, which its page says. */
export function donePath({ services }: PageExchange, subscription: Subscription, act: string): string {
  return `${subscriptionPath(services.secret, subscription)}&done=${act}`
}

/** Renders the page. */
export async function showSubscription(
  exchange: PageExchange,
  subscription: Subscription,
  moment: Omit<SubscriptionMoment, 'nowMs' | 'linkKey' | 'secret'> & { readonly refused?: RefusalCode },
): Promise<PageAnswer> {
  const { store, site, services } = exchange
  const props = await subscriptionProps(store, subscription, site, {
    ...moment,
    linkKey: subscriptionKey(services.secret, subscription),
    secret: services.secret,
    nowMs: services.clock(),
  })
  const needs = joinNeeds((await exchange.view()).pageNeeds, paymentFormNeeds(services.gateways.hosts))
  const page = {
    pageType: 2,
    title: sayIn(site.language)('Your subscription to {title}', { title: subscription.line.title }),
    mainContent: await drawPage(site, 'renderSubscriptionPage', props),
    entry: 'subscription-page',
  } as const
  return documentReply(exchange, page, { refused: moment.refused ?? null, needs })
}
