import { formatMoney } from '../money/format-money.ts'
import type { CodeReason } from './discount-offer.ts'

/** Why a code takes nothing off, in words for visitors. A code that is used up is told as one that nobody knows. */
export function codeReasonText(
  reason: CodeReason,
  { currency, language }: { readonly currency: string; readonly language: string },
): string {
  switch (reason.kind) {
    case 'unknown':
    case 'used-up':
      return 'This code is not valid.'
    case 'ended':
      return 'This code is no longer valid.'
    case 'not-yet':
      return 'This code is not valid yet.'
    case 'used-by-customer':
      return 'You have used this code before.'
    case 'wrong-goods':
      return 'This code is not for anything in your cart.'
    case 'not-for-subscriptions':
      return 'This code is not for subscriptions.'
    case 'no-delivery':
      return 'This code is for delivery, and nothing in your cart is sent.'
    case 'below-minimum':
      return `This code needs ${formatMoney(reason.minimumCents, currency, language)} or more of what it is for.`
    case 'too-few':
      return `This code needs ${reason.minimumQuantity} or more pieces of what it is for.`
    case 'not-combinable':
      return `This code cannot be combined with “${reason.name}”, which saves you more.`
    case 'no-effect':
      return 'This code makes nothing in your cart cheaper.'
  }
}
