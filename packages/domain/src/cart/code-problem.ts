import type { CodeReason } from '../discounts/discount-offer.ts'

/** Why a code was not taken into the cart, as an address names it. */
export type CodeProblem =
  | 'unknown'
  | 'ended'
  | 'not-yet'
  | 'used-by-customer'
  | 'too-many-codes'
  | 'card-for-subscription'
  | 'too-often'

/** What the visitor reads. Whether a code is used up, or there is none such, nobody is told. */
export const codeProblemText: Readonly<Record<CodeProblem, string>> = {
  unknown: 'This code is not valid.',
  ended: 'This code is no longer valid.',
  'not-yet': 'This code is not valid yet.',
  'used-by-customer': 'You have used this code before.',
  'too-many-codes': 'Your cart has as many codes as it can hold. Please remove one first.',
  'card-for-subscription': 'Gift cards do not pay for subscriptions.',
  'too-often': 'Too many codes were tried. Please wait some minutes, then try again.',
}

/** Whether a word of an address names one. */
export function isCodeProblem(word: string | null | undefined): word is CodeProblem {
  return typeof word === 'string' && Object.hasOwn(codeProblemText, word)
}

/**
 * Why a code is not even kept; null where it is, though it may take nothing off: what is in the cart may change that, but not that a
 * code is over, or was never there.
 */
export function refusedCode(reason: CodeReason | null): CodeProblem | null {
  switch (reason?.kind) {
    case 'unknown':
    case 'used-up':
      return 'unknown'
    case 'ended':
    case 'not-yet':
    case 'used-by-customer':
      return reason.kind
    default:
      return null
  }
}
