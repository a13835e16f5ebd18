import type {
  exportSubscriptionsCall,
  listSubscriptionsCall,
  readSubscriptionCall,
} from '@vitrine/contract/subscriptions/panel-calls'
import { subscriptionsList } from '@vitrine/contract/subscriptions/subscriptions-list'
import { presentSubscriptionRow, subscriptionCell } from '@vitrine/domain/subscriptions/present-subscription'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { listFile } from '../../lists/list-file.ts'
import { readListAsk } from '../../lists/read-list-ask.ts'
import { wordsOf } from '../../words/panel-words.ts'
import { describeSubscription } from './describe-subscription.ts'

/** Answers the subscriptions of the site. */
export async function getSubscriptions(
  exchange: Exchange<typeof listSubscriptionsCall>,
): Promise<AnswerTo<typeof listSubscriptionsCall>> {
  const read = readListAsk(exchange, subscriptionsList)
  if (!read.ok) return read.refused
  const page = await exchange.store.subscriptions.list(read.ask)
  const nowMs = exchange.services.clock()
  return reply({ ...page, rows: page.rows.map((each) => presentSubscriptionRow(each, nowMs)) })
}

/** Answers the same as a file. */
export async function getSubscriptionsFile(
  exchange: Exchange<typeof exportSubscriptionsCall>,
): Promise<AnswerTo<typeof exportSubscriptionsCall>> {
  const nowMs = exchange.services.clock()
  return listFile(exchange, subscriptionsList, {
    read: async (ask) => exchange.store.subscriptions.list(ask),
    cellOf: (subscription, key) => subscriptionCell(presentSubscriptionRow(subscription, nowMs), key),
  })
}

/** Answers a subscription with its cycles. */
export async function getSubscription(
  exchange: Exchange<typeof readSubscriptionCall>,
): Promise<AnswerTo<typeof readSubscriptionCall>> {
  const { params, store, site, services } = exchange
  const subscription = await store.subscriptions.find(params.subscriptionId)
  if (!subscription) return refuse('not-found', failureText.notFound)
  return reply(await describeSubscription(store, subscription, { site, services, words: wordsOf(exchange) }))
}
