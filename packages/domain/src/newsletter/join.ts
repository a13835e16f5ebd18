import { newsletterLimits } from './newsletter-limits.ts'
import type { NewsletterList } from './newsletter-list.ts'
import {
  type Subscriber,
  type SubscriberConsent,
  type SubscriberSource,
  type SubscriberState,
  withStep,
} from './subscriber.ts'

/** Somebody who is to be put on a list. */
export interface JoinRequest {
  readonly email: string
  /** '' where none was given. */
  readonly name: string
  readonly source: SubscriberSource
  readonly consent: SubscriberConsent
  /** Whether the person themselves said so, just now; what others state brings nobody back who said no. */
  readonly isOwnRequest: boolean
  /** Whether an owner states that the address was confirmed before; nobody is asked by mail then. */
  readonly isConfirmedBefore: boolean
  /** The words of the box by which they said, just now, that their opens and clicks may be counted; left out: they did not. */
  readonly measuring?: string
  /** The language in which they read the site; left out where that is not known. */
  readonly language?: string
}

/** The mail that joining brings about. */
export type JoinMail = 'confirmation' | 'greeting'

/** What a request comes to: who is kept now, if that changes, and the mail that follows. */
export interface JoinOutcome {
  readonly result: 'asked' | 'subscribed' | 'unchanged' | 'refused'
  readonly subscriber: Subscriber | null
  readonly mail: JoinMail | null
}

interface JoinContext {
  readonly list: NewsletterList
  /** Who is on the list with this address. */
  readonly known: Subscriber | undefined
  /** Whether this address said no and was removed since. */
  readonly hasRefused: boolean
  readonly newId: string
  readonly nowMs: number
}

const unchanged: JoinOutcome = { result: 'unchanged', subscriber: null, mail: null }

/** Puts somebody on a list, or asks them first. A person who said no comes back only by asking themselves, and is always asked by mail. */
export function joinList(request: JoinRequest, context: JoinContext): JoinOutcome {
  const { list, known, hasRefused } = context
  if (known?.state === 'subscribed') return unchanged
  const saidNo = hasRefused || (known !== undefined && known.refusedAtMs !== null)
  if (saidNo && !request.isOwnRequest) return { ...unchanged, result: 'refused' }
  const isAsked = saidNo || (list.isConfirmed && !request.isConfirmedBefore)
  return isAsked ? ask(request, context) : subscribe(request, context)
}

function ask(request: JoinRequest, context: JoinContext): JoinOutcome {
  const { known, nowMs } = context
  const askedAtMs = known?.askedAtMs ?? []
  const isTimely = mayAsk(askedAtMs, nowMs)
  if (known?.state === 'waiting' && !isTimely) return unchanged
  const entry = entryOf(request, context, 'waiting')
  const waiting = known?.state === 'waiting' ? entry : { ...entry, waitingSinceMs: nowMs }
  const step = { what: 'asked', atMs: nowMs, by: request.consent.by } as const
  return {
    result: 'asked',
    subscriber: withStep(isTimely ? askedNow(waiting, nowMs) : waiting, step),
    mail: isTimely ? 'confirmation' : null,
  }
}

/** Somebody who waits and is asked by mail once more; null where they do not wait, or were asked too often. */
export function askOnceMore(subscriber: Subscriber, nowMs: number): Subscriber | null {
  if (subscriber.state !== 'waiting' || !mayAsk(subscriber.askedAtMs, nowMs)) return null
  return askedNow(subscriber, nowMs)
}

/** Notes that a mail asks somebody now. It is from then that they wait: who was asked yesterday is not forgotten today. */
function askedNow(subscriber: Subscriber, nowMs: number): Subscriber {
  const askedAtMs = [...subscriber.askedAtMs, nowMs].slice(-newsletterLimits.asksInADay)
  return { ...subscriber, askedAtMs, changedAtMs: nowMs }
}

function subscribe(request: JoinRequest, context: JoinContext): JoinOutcome {
  const subscribed = { ...entryOf(request, context, 'subscribed'), refusedAtMs: null }
  const step = { what: 'subscribed', atMs: context.nowMs, by: request.consent.by } as const
  return {
    result: 'subscribed',
    subscriber: withStep(subscribed, step),
    mail: context.list.isGreeting && request.isOwnRequest ? 'greeting' : null,
  }
}

/** Whether a mail that asks may go out now. */
function mayAsk(askedAtMs: readonly number[], nowMs: number): boolean {
  const { askAgainAfterMs, asksInADay } = newsletterLimits
  const lately = askedAtMs.filter((atMs) => nowMs - atMs < 86_400_000)
  return lately.length < asksInADay && nowMs - (lately.at(-1) ?? 0) >= askAgainAfterMs
}

function entryOf(request: JoinRequest, context: JoinContext, state: SubscriberState): Subscriber {
  const { list, known, hasRefused, newId, nowMs } = context
  const name = request.name.trim().slice(0, newsletterLimits.name)
  return {
    id: known?.id ?? newId,
    listId: list.id,
    email: request.email.trim(),
    name: name || (known?.name ?? ''),
    state,
    source: request.source,
    consent: { ...request.consent, text: request.consent.text.slice(0, newsletterLimits.consent) },
    createdAtMs: known?.createdAtMs ?? nowMs,
    changedAtMs: known?.state === state ? known.changedAtMs : nowMs,
    waitingSinceMs: known?.waitingSinceMs ?? nowMs,
    confirmedAtMs: null,
    refusedAtMs: known?.refusedAtMs ?? (hasRefused ? nowMs : null),
    askedAtMs: known?.askedAtMs ?? [],
    ...measuringOf(request, context),
    ...languageOf(request, known),
    steps: known?.steps ?? [],
  }
}

/** What they said about measuring counts as they said it last; what others state says nothing of it. */
function measuringOf(
  { isOwnRequest, measuring }: JoinRequest,
  { known, nowMs }: JoinContext,
): Pick<Subscriber, 'measuring'> {
  if (isOwnRequest) return measuring ? { measuring: { text: measuring, atMs: nowMs } } : {}
  return known?.measuring ? { measuring: known.measuring } : {}
}

function languageOf(request: JoinRequest, known: Subscriber | undefined): Pick<Subscriber, 'language'> {
  const language = request.language ?? known?.language
  return language === undefined ? {} : { language }
}
