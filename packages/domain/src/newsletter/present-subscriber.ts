import type { ListCell } from '../lists/csv.ts'
import type { NewsletterList } from './newsletter-list.ts'
import { type Subscriber, subscriberSourceLabels, subscriberStateLabels } from './subscriber.ts'

/** The names of lists by their ids. */
export type ListNames = ReadonlyMap<string, string>

/** The names of lists by their ids. */
export function namesOfLists(lists: readonly NewsletterList[]): ListNames {
  return new Map(lists.map(({ id, name }) => [id, name]))
}

/** Somebody in the list of subscribers. */
export function presentSubscriberRow(subscriber: Subscriber, names: ListNames) {
  const { id, listId, email, name, state, source, createdAtMs, changedAtMs, confirmedAtMs } = subscriber
  const listName = names.get(listId) ?? ''
  return { id, listId, listName, email, name, state, source, createdAtMs, changedAtMs, confirmedAtMs }
}

/** Somebody with what they agreed to, and what happened. */
export function presentSubscriber(subscriber: Subscriber, names: ListNames) {
  const { consent, steps, refusedAtMs, measuring = null } = subscriber
  return { ...presentSubscriberRow(subscriber, names), consent, measuring, steps: [...steps], refusedAtMs }
}

/** What stands in a column of the list of subscribers. */
export function subscriberCell(subscriber: Subscriber, key: string, names: ListNames): ListCell {
  const { email, name, state, source, listId, createdAtMs, changedAtMs, confirmedAtMs, consent } = subscriber
  switch (key) {
    case 'email':
      return email
    case 'name':
      return name
    case 'state':
      return subscriberStateLabels[state]
    case 'list':
      return names.get(listId) ?? ''
    case 'source':
      return subscriberSourceLabels[source]
    case 'created':
      return { atMs: createdAtMs }
    case 'changed':
      return { atMs: changedAtMs }
    case 'confirmed':
      return confirmedAtMs === null ? null : { atMs: confirmedAtMs }
    case 'consent':
      return consent.text
    case 'consented':
      return { atMs: consent.atMs }
    case 'page':
      return consent.pagePath
    default:
      return null
  }
}
