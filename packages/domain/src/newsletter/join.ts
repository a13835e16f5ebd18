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
export interface JoinWish {
  readonly email: string
  /** '' where none was given. */
  readonly name: string
  readonly source: SubscriberSource
  readonly consent: SubscriberConsent
  /** Whether the person themselves said so, just now; what others state brings nobody back who said no. */
  readonly isOwnWish: boolean
  /** Whether an owner states that the address was confirmed before; nobody is asked by mail then. */
  readonly isConfirmedBefore: boolean
  /** The words of the box by which they said, just now, that their opens and clicks may be counted; left out: they did not. */
  readonly measuring?: string
  /** The language in which they read the site; left out where that is not known. */
  readonly language?: string
}

/** The mail that joining brings about. */
export type JoinMail = 'confirmation' | 'greeting'

/** What a wish comes to: who is kept now, if that changes, and the mail that follows. */
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

/** Puts somebody on a list, or asks them first. A person who said no comes back by their own wish alone, and is always asked by mail. */
export function joinList(wish: JoinWish, context: JoinContext): JoinOutcome {
  const { list, known, hasRefused } = context
  if (known?.state === 'subscribed') return unchanged
  const saidNo = hasRefused || (known !== undefined && known.refusedAtMs !== null)
  if (saidNo && !wish.isOwnWish) return { ...unchanged, result: 'refused' }
  const isAsked = saidNo || (list.isConfirmed && !wish.isConfirmedBefore)
  return isAsked ? ask(wish, context) : subscribe(wish, context)
}

function ask(wish: JoinWish, context: JoinContext): JoinOutcome {
  const { known, nowMs } = context
  const askedAtMs = known?.askedAtMs ?? []
  const isTimely = mayAsk(askedAtMs, nowMs)
  if (known?.state === 'waiting' && !isTimely) return unchanged
  const waiting = built(wish, context, 'waiting')
  const isNew = known?.state !== 'waiting'
  return {
    result: 'asked',
    subscriber: withStep(
      {
        ...waiting,
        waitingSinceMs: isNew ? nowMs : waiting.waitingSinceMs,
        askedAtMs: isTimely ? [...askedAtMs, nowMs].slice(-newsletterLimits.asksInADay) : askedAtMs,
      },
      { what: 'asked', atMs: nowMs, by: wish.consent.by },
    ),
    mail: isTimely ? 'confirmation' : null,
  }
}

function subscribe(wish: JoinWish, context: JoinContext): JoinOutcome {
  const subscribed = { ...built(wish, context, 'subscribed'), refusedAtMs: null }
  const step = { what: 'subscribed', atMs: context.nowMs, by: wish.consent.by } as const
  return {
    result: 'subscribed',
    subscriber: withStep(subscribed, step),
    mail: context.list.isGreeting && wish.isOwnWish ? 'greeting' : null,
  }
}

/** Whether a mail that asks may go out now. */
export function mayAsk(askedAtMs: readonly number[], nowMs: number): boolean {
  const { askAgainAfterMs, asksInADay } = newsletterLimits
  const lately = askedAtMs.filter((atMs) => nowMs - atMs < 86_400_000)
  return lately.length < asksInADay && nowMs - (lately.at(-1) ?? 0) >= askAgainAfterMs
}

function built(wish: JoinWish, context: JoinContext, state: SubscriberState): Subscriber {
  const { list, known, hasRefused, newId, nowMs } = context
  const name = wish.name.trim().slice(0, newsletterLimits.name)
  return {
    id: known?.id ?? newId,
    listId: list.id,
    email: wish.email.trim(),
    name: name || (known?.name ?? ''),
    state,
    source: wish.source,
    consent: { ...wish.consent, text: wish.consent.text.slice(0, newsletterLimits.consent) },
    createdAtMs: known?.createdAtMs ?? nowMs,
    changedAtMs: known?.state === state ? known.changedAtMs : nowMs,
    waitingSinceMs: known?.waitingSinceMs ?? nowMs,
    confirmedAtMs: null,
    refusedAtMs: known?.refusedAtMs ?? (hasRefused ? nowMs : null),
    askedAtMs: known?.askedAtMs ?? [],
    ...measuringOf(wish, context),
    ...languageOf(wish, known),
    steps: known?.steps ?? [],
  }
}

/** What they said about measuring counts as they said it last; what others state says nothing of it. */
function measuringOf(
  { isOwnWish, measuring }: JoinWish,
  { known, nowMs }: JoinContext,
): Pick<Subscriber, 'measuring'> {
  if (isOwnWish) return measuring ? { measuring: { text: measuring, atMs: nowMs } } : {}
  return known?.measuring ? { measuring: known.measuring } : {}
}

function languageOf(wish: JoinWish, known: Subscriber | undefined): Pick<Subscriber, 'language'> {
  const language = wish.language ?? known?.language
  return language === undefined ? {} : { language }
}
