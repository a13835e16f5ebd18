import { emailKey } from '@vitrine/domain/contact/email-address'
import { fullName } from '@vitrine/domain/contact/full-name'
import { shownStateOf } from '@vitrine/domain/subscriptions/pauses/paused-until'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { subscriptionStates } from '@vitrine/domain/subscriptions/subscription-states'
import { waitingOf } from '@vitrine/domain/subscriptions/waits/wait-a-day'
import { readDocument } from '../documents/read-document.ts'
import type { FilledList } from '../lists/filled-list.ts'
import type { ListEntry, ListTable } from '../lists/list-table.ts'
import { subscriptionDocument } from './subscription-document.ts'
import { listNext } from './subscription-statements.ts'

/** How subscriptions are listed. */
export const subscriptionsTable: ListTable = {
  name: 'subscriptions',
  table: 'listed_subscriptions',
  version: 3,
  columns: {
    created: { name: 'created_at_ms', kind: 'number' },
    next: { name: 'next_at_ms', kind: 'number' },
    email: { name: 'email', kind: 'text' },
  },
  choices: { state: subscriptionStates, test: ['yes'], failing: ['yes'], waiting: ['yes'] },
  texts: { email: { hasWords: true }, product: { hasWords: true }, sku: { hasWords: true } },
}

/** What the list keeps of a subscription. */
export function subscriptionEntry(subscription: Subscription): ListEntry {
  const { id, state, isTest, createdAtMs, nextAtMs, contact, line, shippingAddress, billingAddress } =
    subscription
  const names = [shippingAddress, billingAddress].map(fullName)
  return {
    id,
    columns: { created: createdAtMs, next: nextAtMs ?? 0, email: emailKey(contact.email) },
    choices: {
      state: [shownStateOf(subscription)],
      test: isTest ? ['yes'] : [],
      failing: state === 'past-due' || state === 'paused' ? ['yes'] : [],
      waiting: waitingOf(subscription) === null ? [] : ['yes'],
    },
    texts: { email: [contact.email], product: [line.title], sku: [line.sku] },
    searched: [contact.email, line.title, line.sku, ...names],
  }
}

/** Fills the list with the subscriptions that are kept. */
export const subscriptionsFill: FilledList = {
  list: subscriptionsTable,
  async read(session, afterId, limit) {
    const rows = await session.all(listNext, { websiteId: session.websiteId, afterId, limit })
    const entries = rows.flatMap((row) => readDocument(session, subscriptionDocument, row) ?? [])
    const lastId = rows.length < limit ? null : (rows.at(-1)?.id ?? null)
    return { entries: entries.map(subscriptionEntry), lastId }
  },
}
