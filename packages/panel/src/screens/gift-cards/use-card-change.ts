import {
  listGiftCardsCall,
  readGiftCardCall,
  readGiftLiabilityCall,
} from '@vitrine/contract/gift-cards/panel-calls'
import { type Change, useChange } from '../../parts/changes/use-change.ts'
import type { GiftCardReply } from './stored-card.ts'

/** A change to a gift card. */
export function useCardChange(onDone: () => void): Change<GiftCardReply> {
  return useChange({ stale: [readGiftCardCall, listGiftCardsCall, readGiftLiabilityCall], onDone })
}
