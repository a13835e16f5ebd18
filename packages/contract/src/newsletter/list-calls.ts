import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { epochMs, id } from '../schemas.ts'
import { mayKeepLists } from './newsletter-policy.ts'

const text = Type.String({ maxLength: 4_000 })

/** What owners decide about a list; `NewsletterListInput` of the domain. */
const input = {
  name: text,
  isConfirmed: Type.Boolean(),
  senderName: text,
  confirmationSubject: text,
  confirmationText: text,
  isGreeting: Type.Boolean(),
  greetingSubject: text,
  greetingText: text,
  /** Whether those who sign up are asked if their opens and clicks may be counted. */
  asksMeasuring: Type.Optional(Type.Boolean()),
}

const version = Type.Union([epochMs, Type.Null()])

const list = Type.Object({
  id: Type.String(),
  ...input,
  /** Null: the list that every site has, as it is before anybody changed it. */
  updatedAtMs: version,
  /** Whether it is the one that every site has. */
  isStanding: Type.Boolean(),
  subscribed: Type.Integer(),
  waiting: Type.Integer(),
  /** All entries, those included who unsubscribed. */
  total: Type.Integer(),
})

/** The lists of subscribers, and how many each has. */
export const listNewsletterListsCall = defineCall({
  name: 'listNewsletterLists',
  method: 'GET',
  path: '/api/panel/newsletter-lists',
  policy: mayKeepLists,
  reply: Type.Object({ lists: Type.Array(list) }),
})

/** Adds a list. */
export const addNewsletterListCall = defineCall({
  name: 'addNewsletterList',
  method: 'POST',
  path: '/api/panel/newsletter-lists',
  policy: mayKeepLists,
  body: Type.Object(input),
  reply: Type.Object({ list }),
})

/** Changes a list; `updatedAtMs` is that of the list that was read. */
export const changeNewsletterListCall = defineCall({
  name: 'changeNewsletterList',
  method: 'PUT',
  path: '/api/panel/newsletter-lists/:listId',
  policy: mayKeepLists,
  params: Type.Object({ listId: id }),
  body: Type.Object({ ...input, updatedAtMs: version }),
  reply: Type.Object({ list }),
})

/** Removes a list on which nobody is; not the one that every site has. Sign-ups that lead to it take nothing more. */
export const removeNewsletterListCall = defineCall({
  name: 'removeNewsletterList',
  method: 'DELETE',
  path: '/api/panel/newsletter-lists/:listId',
  policy: mayKeepLists,
  params: Type.Object({ listId: id }),
  reply: Type.Object({}),
})
