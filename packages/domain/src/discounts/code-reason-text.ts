import { formatMoney } from '../money/format-money.ts'
import { dayWords } from '../time/day-words.ts'
import { type Say, sayAsWritten } from '../words/say.ts'
import type { CodeReason } from './discount-offer.ts'

/** How a site writes what is said of a code. */
export interface CodeWords {
  readonly language: string
  readonly timeZone: string
  /** Left out: in English. */
  readonly say?: Say
}

/** Why a code takes nothing off, in words for visitors. */
export function codeReasonText(reason: CodeReason, words: CodeWords & { readonly currency: string }): string {
  const { currency, language, say = sayAsWritten } = words
  switch (reason.kind) {
    case 'unknown':
      return say('This code is not valid.')
    case 'used-up':
      return say('This code is used up.')
    case 'ended':
      return codeEndedText(reason.endedAtMs, words)
    case 'not-yet':
      return say('This code is not valid yet.')
    case 'used-by-customer':
      return say('You have used this code before.')
    case 'wrong-goods':
      return say('This code is not for anything in your cart.')
    case 'not-for-subscriptions':
      return say('This code is not for subscriptions.')
    case 'no-delivery':
      return say('This code is for delivery, and nothing in your cart is sent.')
    case 'below-minimum': {
      const amount = formatMoney(reason.minimumCents, currency, language)
      return say('This code needs {amount} or more of what it is for.', { amount })
    }
    case 'too-few':
      return say('This code needs {count} or more pieces of what it is for.', {
        count: reason.minimumQuantity,
      })
    case 'not-combinable':
      return say('This code cannot be combined with “{discount}”, which saves you more.', {
        discount: reason.name,
      })
    case 'no-effect':
      return say('This code makes nothing in your cart cheaper.')
  }
}

/** Says that a code is over: by the last day on which it held, or of one that was stopped, without. */
export function codeEndedText(
  endedAtMs: number | null,
  { language, timeZone, say = sayAsWritten }: CodeWords,
): string {
  if (endedAtMs === null) return say('This code is no longer valid.')
  // What ends at midnight held until the day before.
  return say('This code was valid until {day}.', { day: dayWords(endedAtMs - 1, { language, timeZone }) })
}
