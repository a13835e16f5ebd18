import type { NewsletterList } from '@vitrine/domain/newsletter/newsletter-list'
import {
  type Subscriber,
  subscriberSources,
  subscriberStates,
  subscriberSteps,
} from '@vitrine/domain/newsletter/subscriber'
import type { SubscriberImport } from '@vitrine/domain/newsletter/subscriber-import'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { oneOf, orNull, text } from '../documents/document-schemas.ts'

/** A list of subscribers. */
export const newsletterListDocument = defineDocument<NewsletterList>()(
  'newsletter list',
  Type.Object({
    id: text,
    name: text,
    isConfirmed: Type.Boolean(),
    senderName: text,
    confirmationSubject: text,
    confirmationText: text,
    isGreeting: Type.Boolean(),
    greetingSubject: text,
    greetingText: text,
    asksMeasuring: Type.Optional(Type.Boolean()),
    updatedAtMs: orNull(Type.Number()),
  }),
)

/** Somebody on a list. */
export const subscriberDocument = defineDocument<Subscriber>()(
  'subscriber',
  Type.Object({
    id: text,
    listId: text,
    email: text,
    name: text,
    state: oneOf(subscriberStates),
    source: oneOf(subscriberSources),
    consent: Type.Object({
      text,
      atMs: Type.Number(),
      network: text,
      pageTitle: text,
      pagePath: text,
      by: text,
    }),
    createdAtMs: Type.Number(),
    changedAtMs: Type.Number(),
    waitingSinceMs: Type.Number(),
    confirmedAtMs: orNull(Type.Number()),
    refusedAtMs: orNull(Type.Number()),
    askedAtMs: Type.Array(Type.Number()),
    softBounces: Type.Optional(Type.Array(Type.Number())),
    measuring: Type.Optional(Type.Object({ text, atMs: Type.Number() })),
    language: Type.Optional(text),
    steps: Type.Array(Type.Object({ what: oneOf(subscriberSteps), atMs: Type.Number(), by: text })),
  }),
)

/** A file of addresses. */
export const subscriberImportDocument = defineDocument<SubscriberImport>()(
  'subscriber import',
  Type.Object({
    id: text,
    fileName: text,
    listId: text,
    consent: text,
    isAsking: Type.Boolean(),
    byName: text,
    createdAtMs: Type.Number(),
    state: oneOf(['waiting', 'running', 'done', 'failed']),
    message: text,
    total: Type.Number(),
    done: Type.Number(),
    added: Type.Number(),
    asked: Type.Number(),
    known: Type.Number(),
    refused: Type.Number(),
    marked: Type.Optional(
      Type.Object({ refused: Type.Number(), waiting: Type.Number(), unmarked: Type.Number() }),
    ),
    problems: Type.Array(Type.Object({ line: Type.Number(), reason: text })),
    isCut: Type.Boolean(),
  }),
)
