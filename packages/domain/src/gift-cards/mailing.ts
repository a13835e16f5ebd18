import type { GiftCard } from './gift-card.ts'

/** A mail with the code of a card, as it was planned. */
export interface PlannedMailing {
  /** Which mailing of the card it is. */
  readonly mailing: number
  /** Of one that was planned before mailings were counted, the moment for which it was; else null. */
  readonly deliverAtMs: number | null
}

/** Plans the mail of a card anew, for a moment: the one that was planned before is not sent. The day that its buyer chose stays so. */
export function planMailing<Card extends Pick<GiftCard, 'mailing' | 'deliverAtMs'>>(
  card: Card,
  outAtMs: number,
): Card & Planned {
  return { ...card, mailing: (card.mailing ?? 0) + 1, outAtMs }
}

interface Planned {
  readonly mailing: number
  readonly outAtMs: number
}

/** When the mail of a card goes out that was planned last. */
export function goesOutAtMs({ outAtMs, deliverAtMs }: Pick<GiftCard, 'outAtMs' | 'deliverAtMs'>): number {
  return outAtMs ?? deliverAtMs
}

/** Whether a mail is the last that was planned. */
export function isLastPlanned(
  { mailing, deliverAtMs }: PlannedMailing,
  card: Pick<GiftCard, 'mailing' | 'deliverAtMs'>,
): boolean {
  return mailing === (card.mailing ?? 0) && (deliverAtMs === null || deliverAtMs === card.deliverAtMs)
}
