import { recipientText } from '@vitrine/domain/gift-cards/gift-details'
import { formatDay } from '../dates/format-date.ts'

/** For whom a gift card is bought, as carts and orders tell it. */
interface ShownGift {
  readonly recipientName: string
  readonly recipientEmail: string
  readonly deliverOn: string
}

/** For whom it is, and when it is sent, in words. */
export function giftText(gift: ShownGift | null | undefined, locale: string): string {
  if (!gift || gift.recipientEmail === '') return 'Sent to you by email'
  const to = `For ${recipientText(gift)}`
  if (gift.deliverOn === '') return to
  return `${to}, on ${formatDay(Date.parse(`${gift.deliverOn}T12:00:00Z`), locale, 'UTC')}`
}
