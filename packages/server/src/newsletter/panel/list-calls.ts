import type {
  addNewsletterListCall,
  changeNewsletterListCall,
  listNewsletterListsCall,
  removeNewsletterListCall,
} from '@vitrine/contract/newsletter/list-calls'
import {
  checkNewsletterList,
  mostLists,
  type NewsletterList,
  type NewsletterListInput,
  standingListId,
  tidyNewsletterList,
} from '@vitrine/domain/newsletter/newsletter-list'
import { changedMeanwhileText, checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { SubscriberCounts } from '@vitrine/store/newsletter/newsletter'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, type Refusal, refuse, reply } from '../../http/reply/reply.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'

/** Answers the lists of subscribers. */
export async function getNewsletterLists({
  store,
}: Exchange<typeof listNewsletterListsCall>): Promise<AnswerTo<typeof listNewsletterListsCall>> {
  const counts = await store.subscribers.counts()
  const lists = await store.newsletterLists.list()
  return reply({ lists: lists.map((list) => presentList(list, counts.get(list.id))) })
}

/** Adds a list. */
export async function postNewsletterList(
  exchange: Exchange<typeof addNewsletterListCall>,
): Promise<AnswerTo<typeof addNewsletterListCall>> {
  const { body, store, services } = exchange
  return store.transaction(async (tables) => {
    const lists = await tables.newsletterLists.list()
    if (lists.length >= mostLists) return refuse('too-many-lists', `A site has at most ${mostLists} lists.`)
    const refused = refuseInput(body, lists)
    if (refused) return refused
    const list = { id: services.newId(), ...tidyNewsletterList(body), updatedAtMs: services.clock() }
    await tables.newsletterLists.save(list)
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, { subjectId: list.id, summary: `Added the list ${list.name}` })
    return reply({ list: presentList(list, undefined) })
  })
}

/** Changes a list. Pages say whether a sign-up is confirmed by mail, so they are made again. */
export async function putNewsletterList(
  exchange: Exchange<typeof changeNewsletterListCall>,
): Promise<AnswerTo<typeof changeNewsletterListCall>> {
  const { params, body, store, services } = exchange
  const counts = await store.subscribers.counts()
  return store.transaction(async (tables) => {
    const lists = await tables.newsletterLists.list()
    const known = lists.find(({ id }) => id === params.listId)
    if (!known) return notFound()
    if (known.updatedAtMs !== body.updatedAtMs) return refuse('changed-meanwhile', changedMeanwhileText)
    const others = lists.filter((each) => each !== known)
    const refused = refuseInput(body, others)
    if (refused) return refused
    const updatedAtMs = Math.max(services.clock(), (known.updatedAtMs ?? 0) + 1)
    const list = { id: known.id, ...tidyNewsletterList(body), updatedAtMs }
    await tables.newsletterLists.save(list)
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, { subjectId: list.id, summary: `Changed the list ${list.name}` })
    return reply({ list: presentList(list, counts.get(list.id)) })
  })
}

/** Removes a list on which nobody is. */
export async function deleteNewsletterList(
  exchange: Exchange<typeof removeNewsletterListCall>,
): Promise<AnswerTo<typeof removeNewsletterListCall>> {
  const { params, store } = exchange
  if (params.listId === standingListId)
    return refuse('list-stays', 'Every site keeps this list. You can give it another name.')
  return store.transaction(async (tables) => {
    const known = await tables.newsletterLists.find(params.listId)
    if (!known) return notFound()
    if ((await tables.subscribers.counts()).has(known.id))
      return refuse(
        'list-stays',
        'Move or remove everybody on this list first, those who unsubscribed included.',
      )
    await tables.newsletterLists.remove(known.id)
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, {
      subjectId: known.id,
      summary: `Removed the list ${known.name}`,
    })
    return reply({})
  })
}

function refuseInput(input: NewsletterListInput, others: readonly NewsletterList[]): Refusal | null {
  const errors = checkNewsletterList(input, others)
  return Object.keys(errors).length === 0 ? null : refuse('fields-wrong', checkFieldsText, { errors })
}

function presentList(list: NewsletterList, counts: SubscriberCounts = {}) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return {
    ...list,
    isStanding: list.id === standingListId,
    subscribed: counts.subscribed ?? 0,
    waiting: counts.waiting ?? 0,
    total,
  }
}

const notFound = () => refuse('not-found', failureText.notFound)
