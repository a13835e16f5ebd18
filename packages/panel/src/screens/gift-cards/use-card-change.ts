import { type Change, useChange } from '../../parts/changes/use-change.ts'
import type { GiftCardReply } from './stored-card.ts'

/** A change to a gift card. */
export function useCardChange(onDone: () => void): Change<GiftCardReply> {
  return useChange({ onDone })
}
