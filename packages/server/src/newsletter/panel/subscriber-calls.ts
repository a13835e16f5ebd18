import type { returnSubscriberCall } from '@vitrine/contract/newsletter/mail-hooks/return-call'
import type {
  addSubscriberCall,
  askSubscriberCall,
  exportSubscribersCall,
  listSubscribersCall,
  readSubscriberCall,
  removeSubscriberCall,
  unsubscribeSubscriberCall,
} from '@vitrine/contract/newsletter/subscriber-calls'
import { subscribersList } from '@vitrine/contract/newsletter/subscribers-list'
import { checkSubscriber } from '@vitrine/domain/newsletter/check-subscriber'
import { returnBounced } from '@vitrine/domain/newsletter/mail-events/return-bounced'
import {
  namesOfLists,
  presentSubscriber,
  presentSubscriberRow,
  subscriberCell,
} from '@vitrine/domain/newsletter/present-subscriber'
import type { Subscriber } from '@vitrine/domain/newsletter/subscriber'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, type Refusal, refuse, reply } from '../../http/reply/reply.ts'
import { listFile } from '../../lists/list-file.ts'
import { readListAsk } from '../../lists/read-list-ask.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { askAgain } from '../ask-again.ts'
import { joinNewsletter } from '../join-newsletter.ts'
import { leaveList } from '../leave-list.ts'

/** Answers who is on the lists. */
export async function getSubscribers(
  exchange: Exchange<typeof listSubscribersCall>,
): Promise<AnswerTo<typeof listSubscribersCall>> {
  const read = readListAsk(exchange, subscribersList)
  if (!read.ok) return read.refused
  const page = await exchange.store.subscribers.list(read.ask)
  const names = await listNames(exchange.store)
  return reply({ ...page, rows: page.rows.map((row) => presentSubscriberRow(row, names)) })
}

/** Answers the same as a file. */
export async function getSubscribersFile(
  exchange: Exchange<typeof exportSubscribersCall>,
): Promise<AnswerTo<typeof exportSubscribersCall>> {
  const names = await listNames(exchange.store)
  return listFile(exchange, subscribersList, {
    read: async (ask) => exchange.store.subscribers.list(ask),
    cellOf: (subscriber, key) => subscriberCell(subscriber, key, names),
  })
}

/** Answers somebody on a list. */
export async function getSubscriber({
  params,
  store,
}: Exchange<typeof readSubscriberCall>): Promise<AnswerTo<typeof readSubscriberCall>> {
  const subscriber = await store.subscribers.find(params.subscriberId)
  return subscriber ? shown(store, subscriber) : notFound()
}

/** Puts somebody on a list by an owner's word, or asks them first. */
export async function postSubscriber(
  exchange: Exchange<typeof addSubscriberCall>,
): Promise<AnswerTo<typeof addSubscriberCall>> {
  const { body, store, services, account } = exchange
  const errors = checkSubscriber(body)
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
  const { listId, email, name, consent } = body
  return store.transaction(async (tables) => {
    const stated = {
      text: consent.trim(),
      atMs: services.clock(),
      network: '',
      pageTitle: '',
      pagePath: '',
      by: account?.displayName ?? '',
    }
    const request = { listId, email, name, source: 'panel', consent: stated } as const
    const result = await joinNewsletter(
      tables,
      { ...request, isOwnRequest: false, isConfirmedBefore: false },
      services,
    )
    if (result !== 'asked' && result !== 'subscribed') return notJoined[result]()
    const subscriber = await tables.subscribers.lockByEmail(listId, email)
    if (!subscriber) throw new Error('Somebody joined a list and is not on it')
    await recordAuditEntry(tables, exchange, { subjectId: subscriber.id, summary: 'Subscriber: added' })
    return shown(tables, subscriber)
  })
}

const notJoined = {
  unchanged: () => refuse('subscriber-known', 'This address is on the list already.'),
  refused: () => refuseUnwanted(),
  'list-gone': () => notFound(),
  'no-address': () => refuse('fields-wrong', checkFieldsText),
} as const

const refuseUnwanted = () =>
  refuse(
    'subscriber-refused',
    'This person wants no mail of this list. They can sign up again by themselves.',
  )

/** Asks somebody who waits by mail once more. */
export async function postAsk(
  exchange: Exchange<typeof askSubscriberCall>,
): Promise<AnswerTo<typeof askSubscriberCall>> {
  return change(exchange, async (tables, subscriber) => {
    if (subscriber.state !== 'waiting')
      return refuse('not-waiting', 'This person does not wait for a mail that asks them.')
    const asked = await askAgain(tables, subscriber, exchange.services)
    return asked ?? refuse('asked-lately', 'They were asked a moment ago. Please wait a while.')
  })
}

/** Takes somebody off their list by an owner's word. */
export async function postSubscriberLeave(
  exchange: Exchange<typeof unsubscribeSubscriberCall>,
): Promise<AnswerTo<typeof unsubscribeSubscriberCall>> {
  const { services, account } = exchange
  return change(exchange, async (tables, subscriber) => {
    const by = account?.displayName ?? ''
    const left = await leaveList(tables, subscriber, { nowMs: services.clock(), by })
    if (!left.ok || left.already) return subscriber
    await recordAuditEntry(tables, exchange, {
      subjectId: subscriber.id,
      summary: 'Subscriber: unsubscribed',
    })
    return left.subscriber
  })
}

/** Sends mail again to somebody whose mail came back, by an owner's word. */
export async function postSubscriberReturn(
  exchange: Exchange<typeof returnSubscriberCall>,
): Promise<AnswerTo<typeof returnSubscriberCall>> {
  const { services, account } = exchange
  return change(exchange, async (tables, subscriber) => {
    const by = account?.displayName ?? ''
    const back = returnBounced(subscriber, { nowMs: services.clock(), by })
    if (!back) return refuse('not-bounced', 'No mail to them came back, or they said no since.')
    if (await tables.subscribers.hasRefused(subscriber.listId, subscriber.email)) return refuseUnwanted()
    await tables.subscribers.save(back)
    const summary = 'Subscriber: gets mail again'
    await recordAuditEntry(tables, exchange, { subjectId: subscriber.id, summary })
    return back
  })
}

/** Removes an entry for good. The record of acts names nobody. */
export async function deleteSubscriber(
  exchange: Exchange<typeof removeSubscriberCall>,
): Promise<AnswerTo<typeof removeSubscriberCall>> {
  const { params, store } = exchange
  return store.transaction(async (tables) => {
    const subscriber = await tables.subscribers.lock(params.subscriberId)
    if (!subscriber) return notFound()
    await tables.subscribers.remove(subscriber)
    await recordAuditEntry(tables, exchange, { subjectId: subscriber.id, summary: 'Subscriber: removed' })
    return reply({})
  })
}

type ChangeExchange =
  | Exchange<typeof askSubscriberCall>
  | Exchange<typeof unsubscribeSubscriberCall>
  | Exchange<typeof returnSubscriberCall>

function change(
  { params, store }: ChangeExchange,
  act: (tables: SiteTables, subscriber: Subscriber) => Promise<Subscriber | Refusal>,
): Promise<AnswerTo<typeof askSubscriberCall>> {
  return store.transaction(async (tables) => {
    const subscriber = await tables.subscribers.lock(params.subscriberId)
    if (!subscriber) return notFound()
    const changed = await act(tables, subscriber)
    return 'body' in changed ? changed : shown(tables, changed)
  })
}

async function shown(tables: Pick<SiteTables, 'newsletterLists'>, subscriber: Subscriber) {
  return reply<{ readonly subscriber: ReturnType<typeof presentSubscriber> }>({
    subscriber: presentSubscriber(subscriber, await listNames(tables)),
  })
}

async function listNames({ newsletterLists }: Pick<SiteTables, 'newsletterLists'>) {
  return namesOfLists(await newsletterLists.list())
}

const notFound = () => refuse('not-found', failureText.notFound)
