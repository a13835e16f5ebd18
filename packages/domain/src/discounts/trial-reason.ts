import type { CodeReason } from './discount-offer.ts'

/** Why a discount takes nothing off a cart on which its owner tries it. */
export type TrialReason =
  | { readonly kind: 'wrong-goods' | 'no-delivery' | 'not-for-subscriptions' | 'no-effect' }
  | Extract<CodeReason, { readonly kind: 'below-minimum' | 'too-few' | 'not-combinable' }>

/** The reason in a trial, in which a discount holds now, and nobody used it. */
export function trialReason(reason: CodeReason): TrialReason {
  switch (reason.kind) {
    case 'below-minimum':
    case 'too-few':
    case 'not-combinable':
      return reason
    case 'wrong-goods':
    case 'no-delivery':
    case 'not-for-subscriptions':
      return { kind: reason.kind }
    default:
      return { kind: 'no-effect' }
  }
}
