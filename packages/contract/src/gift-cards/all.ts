import type { Call } from '../call.ts'
import { balanceFormCall, balancePageCall, giftCardFormCall, giftCardPageCall } from './page-calls.ts'
import {
  adjustGiftCardCall,
  issueGiftCardCall,
  listGiftCardsCall,
  readGiftCardCall,
  readGiftLiabilityCall,
  resendGiftCardCall,
  voidGiftCardCall,
} from './panel-calls.ts'

/** The calls of gift cards. */
export const giftCardCalls: readonly Call[] = [
  giftCardPageCall,
  giftCardFormCall,
  balancePageCall,
  balanceFormCall,
  listGiftCardsCall,
  readGiftLiabilityCall,
  readGiftCardCall,
  issueGiftCardCall,
  adjustGiftCardCall,
  voidGiftCardCall,
  resendGiftCardCall,
]
