import { type CodeWords, codeEndedText } from '../discounts/code-reason-text.ts'
import type { CodeReason } from '../discounts/discount-offer.ts'
import { type ForeignCard, foreignCardText } from '../gift-cards/foreign-card.ts'
import { sayAsWritten } from '../words/say.ts'

/** Why a code was not taken into the cart. */
export type CodeProblem =
  | { readonly kind: Exclude<keyof typeof codeProblemText, 'ended'> }
  /** `endedAtMs` is null for one that was stopped. */
  | { readonly kind: 'ended'; readonly endedAtMs: number | null }
  | ({ readonly kind: 'foreign-card' } & ForeignCard)

const codeProblemText = {
  unknown: 'This code is not valid.',
  'used-up': 'This code is used up.',
  ended: 'This code is no longer valid.',
  'not-yet': 'This code is not valid yet.',
  'used-by-customer': 'You have used this code before.',
  'too-many-codes': 'Your cart has as many codes as it can hold. Please remove one first.',
  'card-for-subscription': 'Gift cards do not pay for subscriptions.',
  'too-often': 'Too many codes were tried. Please wait some minutes, then try again.',
} as const satisfies Readonly<Record<string, string>>

/** What the visitor reads. */
export function sayCodeProblem(problem: CodeProblem, words: CodeWords): string {
  if (problem.kind === 'ended') return codeEndedText(problem.endedAtMs, words)
  if (problem.kind === 'foreign-card') return foreignCardText(problem, words.say)
  return (words.say ?? sayAsWritten)(codeProblemText[problem.kind])
}

/**
 * Why a code is not even kept; null where it is, though it may take nothing off: what is in the cart may change that, but not that a
 * code is over, or was never there.
 */
export function refusedCode(reason: CodeReason | null): CodeProblem | null {
  switch (reason?.kind) {
    case 'ended':
      return reason
    case 'unknown':
    case 'used-up':
    case 'not-yet':
    case 'used-by-customer':
      return { kind: reason.kind }
    default:
      return null
  }
}
