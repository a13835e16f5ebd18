import { dayWords } from '../../time/day-words.ts'
import type { Say } from '../../words/say.ts'
import { endedAtOnce } from '../is-over.ts'
import { pausedUntilMs } from '../pauses/paused-until.ts'
import { isTriedNow } from '../retries/is-tried-now.ts'
import type { Subscription } from '../subscription.ts'
import { waitingOf } from '../waits/wait-a-day.ts'
import type { Waiting } from '../waits/waiting.ts'

/** Where and when it is read. */
interface Read {
  readonly language: string
  readonly timeZone: string
  readonly say: Say
  /** Whether its buyer is to approve the payment that failed. */
  readonly isAsked: boolean
  readonly nowMs: number
}

/** What stands of a subscription, in a sentence to its buyer. */
export function stateText(
  subscription: Subscription,
  { language, timeZone, say, isAsked, nowMs }: Read,
): string {
  const { state, nextAtMs, endsAtMs } = subscription
  const day = (atMs: number) => dayWords(atMs, { language, timeZone })
  const pausedUntil = pausedUntilMs(subscription)
  if (pausedUntil !== null)
    return say('Paused until {day}. The next payment is on that day.', { day: day(pausedUntil) })
  const waiting = waitingOf(subscription)
  if (waiting) return waitingText(waiting, day, say)
  switch (state) {
    case 'active':
      return nextAtMs === null
        ? say('Active.')
        : say('Active. The next payment is on {day}.', { day: day(nextAtMs) })
    case 'past-due':
      if (isTriedNow(subscription, nowMs)) return say('The last payment failed. It is being tried again now.')
      if (isAsked && nextAtMs !== null)
        return say(
          'Your bank wants the last payment approved. We try again on {day}, or at once with another card.',
          {
            day: day(nextAtMs),
          },
        )
      return nextAtMs === null
        ? say('The last payment failed.')
        : say('The last payment failed. We try again on {day}, or at once with another card.', {
            day: day(nextAtMs),
          })
    case 'paused':
      return say('Paused: it could not be charged. Name another card, and it goes on.')
    case 'canceled':
      return endsAtMs === null || endedAtOnce(subscription)
        ? say('Canceled.')
        : endsAtMs <= nowMs
          ? say('Canceled. What you paid for lasted until {day}.', { day: day(endsAtMs) })
          : say('Canceled. What you paid for lasts until {day}.', { day: day(endsAtMs) })
    case 'expired':
      return endsAtMs === null || endsAtMs <= nowMs
        ? say('Ended: all of its payments were made.')
        : say('All payments were made. What you paid for lasts until {day}, then it ends.', {
            day: day(endsAtMs),
          })
  }
}

function waitingText({ reason, sinceMs }: Waiting, day: (atMs: number) => string, say: Say): string {
  return reason === 'sold-out'
    ? say('It is not in stock since {day}: nothing was charged. We try again each day.', {
        day: day(sinceMs),
      })
    : say('It cannot be delivered since {day}: nothing was charged. We try again each day.', {
        day: day(sinceMs),
      })
}
