import type {
  changeSubscriptionCall,
  sendSubscriptionLinkCall,
} from '@vitrine/contract/subscriptions/panel-calls'
import {
  cancel,
  cancelNow,
  changeProblemText,
  pauseFor,
  resume,
  retryNow,
  skipNext,
} from '@vitrine/domain/subscriptions/change-subscription'
import { askedOfCycle } from '@vitrine/domain/subscriptions/cycles/asked-of-cycle'
import type { OwnerAct } from '@vitrine/domain/subscriptions/owner-acts'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { isMembership } from '@vitrine/domain/subscriptions/swaps'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { changeSubscription, type SubscriptionChange } from '../../subscribed/change-subscription.ts'
import { enqueueSubscriptionMail } from '../../subscribed/enqueue-subscription-mail.ts'
import { wordsOf } from '../../words/panel-words.ts'
import { describeSubscription } from './describe-subscription.ts'

/** Does for a buyer what an owner asks for. The record of acts names nobody: it stays when a person is erased. */
export async function postSubscriptionAct(
  exchange: Exchange<typeof changeSubscriptionCall>,
): Promise<AnswerTo<typeof changeSubscriptionCall>> {
  const { params, body, store, site, services, account } = exchange
  const id = params.subscriptionId
  const before = await store.subscriptions.find(id)
  if (!before) return refuse('not-found', failureText.notFound)
  const changed = await changeSubscription(
    store,
    {
      id,
      by: account?.displayName ?? '',
      apply: changeOf(body),
      also: (tables, subscription) =>
        recordAuditEntry(tables, exchange, {
          subjectId: id,
          summary: `Subscription: ${summaryOf(body.act, subscription)}`,
        }),
    },
    services,
  )
  if (!changed.ok && changed.problem !== 'done-already')
    return refuse(changed.problem, changeProblemText[changed.problem])
  const now = changed.ok ? changed.subscription : ((await store.subscriptions.find(id)) ?? before)
  return reply(await describeSubscription(store, now, { site, services, words: wordsOf(exchange) }))
}

/** Mails a buyer the link to their subscription again. */
export async function postSubscriptionLink(
  exchange: Exchange<typeof sendSubscriptionLinkCall>,
): Promise<AnswerTo<typeof sendSubscriptionLinkCall>> {
  const { params, store, site, services } = exchange
  const subscription = await store.subscriptions.find(params.subscriptionId)
  if (!subscription || subscription.contact.email === '') return refuse('not-found', failureText.notFound)
  await store.transaction(async (tables) => {
    await enqueueSubscriptionMail(tables, { subscription, mail: 'subscription-link', services })
    await recordAuditEntry(tables, exchange, {
      subjectId: subscription.id,
      summary: 'Subscription: link sent again',
    })
  })
  return reply(await describeSubscription(store, subscription, { site, services, words: wordsOf(exchange) }))
}

type ActBody = Exchange<typeof changeSubscriptionCall>['body']

function changeOf({ act, cycles = 0, cycle }: ActBody): SubscriptionChange['apply'] {
  switch (act) {
    case 'skip':
      return askedOfCycle(skipNext, { act, cycle })
    case 'pause':
      return askedOfCycle((held, context) => pauseFor(held, cycles, context), { act, cycle, cycles })
    case 'resume':
      return resume
    case 'retry':
      return retryNow
    case 'cancel':
      return cancel
    case 'cancel-now':
      return cancelNow
  }
}

const actSummaries: Readonly<Record<OwnerAct, string>> = {
  skip: 'next delivery skipped',
  pause: 'paused',
  resume: 'taken up again',
  retry: 'payment tried at once',
  cancel: 'canceled',
  'cancel-now': 'canceled at once',
}

function summaryOf(act: OwnerAct, { line }: Subscription): string {
  return act === 'skip' && isMembership({ type: line.productType })
    ? 'next payment left out'
    : actSummaries[act]
}
