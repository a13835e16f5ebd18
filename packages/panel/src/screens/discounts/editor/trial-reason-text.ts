import type { TrialReason } from '@vitrine/domain/discounts/trial-reason'

/** Why a discount takes nothing off the cart on which it is tried, in words for its owner. */
export function trialReasonText(reason: TrialReason, money: (cents: number) => string): string {
  switch (reason.kind) {
    case 'wrong-goods':
      return 'It is for nothing in this cart.'
    case 'no-delivery':
      return 'It is for delivery, and nothing in this cart is sent.'
    case 'not-for-subscriptions':
      return 'It is not for subscriptions.'
    case 'below-minimum': {
      const amount = money(reason.minimumCents)
      return `It needs ${amount} or more of what it is for.`
    }
    case 'too-few': {
      const { minimumQuantity } = reason
      return `It needs ${minimumQuantity} or more pieces of what it is for.`
    }
    case 'not-combinable': {
      const { name } = reason
      return `It cannot be combined with “${name}”, which saves more.`
    }
    case 'no-effect':
      return 'It makes nothing in this cart cheaper.'
  }
}
