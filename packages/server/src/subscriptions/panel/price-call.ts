import type { changeSubscriptionPriceCall } from '@vitrine/contract/subscriptions/panel-calls'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { changeProblemText } from '@vitrine/domain/subscriptions/change-subscription'
import { changePrice } from '@vitrine/domain/subscriptions/terms/change-price'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { changeSubscription } from '../../subscribed/change-subscription.ts'
import { enqueueSubscriptionMail } from '../../subscribed/enqueue-subscription-mail.ts'
import { wordsOf } from '../../words/panel-words.ts'
import { describeSubscription } from './describe-subscription.ts'

/** Changes the price of a subscription, and tells its buyer in the same transaction. */
export async function postSubscriptionPrice(
  exchange: Exchange<typeof changeSubscriptionPriceCall>,
): Promise<AnswerTo<typeof changeSubscriptionPriceCall>> {
  const { params, body, store, site, services, account } = exchange
  const id = params.subscriptionId
  if (!(await store.subscriptions.find(id))) return refuse('not-found', failureText.notFound)
  const changed = await changeSubscription(
    store,
    {
      id,
      by: account?.displayName ?? '',
      apply: (subscription, context) => changePrice(subscription, body.unitPriceCents, context),
      also: async (tables, subscription) => {
        await enqueueSubscriptionMail(tables, { subscription, mail: 'subscription-price', services })
        const price = formatMoney(body.unitPriceCents, subscription.currency, 'en-US')
        await recordAuditEntry(tables, exchange, {
          subjectId: id,
          summary: `Subscription: price changed to ${price}`,
        })
      },
    },
    services,
  )
  if (!changed.ok) return refuse(changed.problem, changeProblemText[changed.problem])
  return reply(
    await describeSubscription(store, changed.subscription, { site, services, words: wordsOf(exchange) }),
  )
}
