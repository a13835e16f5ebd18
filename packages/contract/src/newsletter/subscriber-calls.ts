import { subscriberSources, subscriberStates, subscriberSteps } from '@vitrine/domain/newsletter/subscriber'
import { largestSubscribersFileBytes } from '@vitrine/domain/newsletter/subscriber-import'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { defineActCall } from '../lists/bulk-calls.ts'
import { defineListCall, defineListFile } from '../lists/list-call.ts'
import { epochMs, id, momentOrNull, oneOf } from '../schemas.ts'
import { mayKeepLists } from './newsletter-policy.ts'
import { subscribersList } from './subscribers-list.ts'

const row = {
  id: Type.String(),
  listId: Type.String(),
  listName: Type.String(),
  email: Type.String(),
  name: Type.String(),
  state: oneOf(subscriberStates),
  source: oneOf(subscriberSources),
  createdAtMs: epochMs,
  changedAtMs: epochMs,
  confirmedAtMs: momentOrNull,
}

/** Who is on the lists of the site; `q` finds addresses and names by the beginnings of their words. */
export const listSubscribersCall = defineListCall({
  list: subscribersList,
  name: 'listSubscribers',
  path: '/api/panel/subscribers',
  policy: mayKeepLists,
  row: Type.Object(row),
})

/** The same as a file; it holds persons, so who asks proves again who they are. */
export const exportSubscribersCall = defineListFile({
  name: 'exportSubscribers',
  path: '/api/panel/subscribers.csv',
  policy: { ...mayKeepLists, isConfirmed: true },
})

const subscriberReply = Type.Object({
  subscriber: Type.Object({
    ...row,
    refusedAtMs: momentOrNull,
    consent: Type.Object({
      text: Type.String(),
      atMs: epochMs,
      /** A keyed hash of the network that it came from; '' where no browser sent it. */
      network: Type.String(),
      pageTitle: Type.String(),
      pagePath: Type.String(),
      by: Type.String(),
    }),
    /** That they agreed to have their opens and clicks counted; null: they did not. */
    measuring: Type.Union([Type.Object({ text: Type.String(), atMs: epochMs }), Type.Null()]),
    /** What happened, oldest first. */
    steps: Type.Array(Type.Object({ what: oneOf(subscriberSteps), atMs: epochMs, by: Type.String() })),
  }),
})

const ofSubscriber = {
  policy: mayKeepLists,
  params: Type.Object({ subscriberId: id }),
} as const

/** Somebody on a list, with what they agreed to and what happened. */
export const readSubscriberCall = defineCall({
  ...ofSubscriber,
  name: 'readSubscriber',
  method: 'GET',
  path: '/api/panel/subscribers/:subscriberId',
  reply: subscriberReply,
})

/** Puts somebody on a list, or asks them by mail first, as the list is set; `consent` is how they agreed. Who unsubscribed is not put on again. */
export const addSubscriberCall = defineCall({
  name: 'addSubscriber',
  method: 'POST',
  path: '/api/panel/subscribers',
  policy: mayKeepLists,
  body: Type.Object({
    listId: id,
    email: Type.String({ maxLength: 1_000 }),
    name: Type.String({ maxLength: 1_000 }),
    consent: Type.String({ maxLength: 4_000 }),
  }),
  reply: subscriberReply,
})

/** Asks somebody who waits by mail once more; 409 when that was done a moment ago. */
export const askSubscriberCall = defineCall({
  ...ofSubscriber,
  name: 'askSubscriber',
  method: 'POST',
  path: '/api/panel/subscribers/:subscriberId/ask',
  body: Type.Object({}),
  reply: subscriberReply,
})

/** Takes somebody off their list; they stay noted as one who wants no mail. */
export const unsubscribeSubscriberCall = defineCall({
  ...ofSubscriber,
  name: 'unsubscribeSubscriber',
  method: 'POST',
  path: '/api/panel/subscribers/:subscriberId/unsubscribe',
  body: Type.Object({}),
  reply: subscriberReply,
})

/** Removes an entry for good; of who said no, a hash of the address stays, so that nobody else puts them on the list again. */
export const removeSubscriberCall = defineCall({
  ...ofSubscriber,
  name: 'removeSubscriber',
  method: 'DELETE',
  path: '/api/panel/subscribers/:subscriberId',
  reply: Type.Object({}),
})

const toList = Type.Object({ listId: id })

/** Takes many off their lists. */
export const unsubscribeManyCall = defineActCall({
  name: 'unsubscribeMany',
  path: '/api/panel/subscribers/acts/unsubscribe',
  policy: mayKeepLists,
  input: Type.Object({}),
})

/** Sends mail again to many whose mail came back; who said no is left out. */
export const returnSubscribersCall = defineActCall({
  name: 'returnSubscribers',
  path: '/api/panel/subscribers/acts/return',
  policy: mayKeepLists,
  input: Type.Object({}),
})

/** Moves many to another list. */
export const moveSubscribersCall = defineActCall({
  name: 'moveSubscribers',
  path: '/api/panel/subscribers/acts/move',
  policy: mayKeepLists,
  input: toList,
})

/** Puts many who are subscribed on another list, too. */
export const copySubscribersCall = defineActCall({
  name: 'copySubscribers',
  path: '/api/panel/subscribers/acts/copy',
  policy: mayKeepLists,
  input: toList,
})

/** Removes many entries for good. */
export const removeSubscribersCall = defineActCall({
  name: 'removeSubscribers',
  path: '/api/panel/subscribers/acts/remove',
  policy: mayKeepLists,
  input: Type.Object({}),
})

/** A file of addresses, and what became of it; `SubscriberImport` of the domain. */
const subscriberImport = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  listId: Type.String(),
  consent: Type.String(),
  isAsking: Type.Boolean(),
  byName: Type.String(),
  createdAtMs: epochMs,
  state: oneOf(['waiting', 'running', 'done', 'failed'] as const),
  message: Type.String(),
  total: Type.Integer(),
  done: Type.Integer(),
  added: Type.Integer(),
  asked: Type.Integer(),
  known: Type.Integer(),
  refused: Type.Integer(),
  /** Whom the file does not say to be subscribed. */
  marked: Type.Optional(
    Type.Object({ refused: Type.Integer(), waiting: Type.Integer(), unmarked: Type.Integer() }),
  ),
  problems: Type.Array(Type.Object({ line: Type.Integer(), reason: Type.String() })),
  isCut: Type.Boolean(),
})

/** Takes a CSV file of addresses in, with a statement of how these people agreed; they are then put on the list one after another. */
export const importSubscribersCall = defineCall({
  name: 'importSubscribers',
  method: 'POST',
  path: '/api/panel/subscriber-imports',
  policy: mayKeepLists,
  query: Type.Object({
    listId: id,
    consent: Type.String({ maxLength: 4_000 }),
    /** `yes`: each is asked by mail first. */
    ask: Type.Optional(Type.String({ maxLength: 3 })),
  }),
  upload: { field: 'file', maxBytes: largestSubscribersFileBytes },
  reply: Type.Object({ subscriberImport }),
})

/** The newest files of addresses. */
export const listSubscriberImportsCall = defineCall({
  name: 'listSubscriberImports',
  method: 'GET',
  path: '/api/panel/subscriber-imports',
  policy: mayKeepLists,
  reply: Type.Object({ subscriberImports: Type.Array(subscriberImport) }),
})
