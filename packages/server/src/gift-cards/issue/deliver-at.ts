import type { GiftDetails } from '@vitrine/domain/gift-cards/gift-details'
import { clockTimeOfDay } from '@vitrine/domain/time/day-bounds'

/** Mail of a later day goes out in the morning by the site's clock. */
const morningMs = 8 * 3_600_000

/** When a card is sent: at once, or on the morning of the day that was chosen. */
export function deliverAt(
  gift: Pick<GiftDetails, 'deliverOn'> | undefined,
  timeZone: string,
  nowMs: number,
): number {
  if (!gift || gift.deliverOn === '') return nowMs
  return Math.max(nowMs, clockTimeOfDay(gift.deliverOn, morningMs, timeZone))
}
