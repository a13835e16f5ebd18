import {
  balanceFormCall,
  balancePageCall,
  giftCardFormCall,
  giftCardPageCall,
} from '@vitrine/contract/gift-cards/page-calls'
import {
  adjustGiftCardCall,
  issueGiftCardCall,
  listGiftCardsCall,
  readGiftCardCall,
  readGiftLiabilityCall,
  resendGiftCardCall,
  voidGiftCardCall,
} from '@vitrine/contract/gift-cards/panel-calls'
import type { FastifyInstance } from 'fastify'
import { postGiftCardPage } from '../../cart/gift/gift-form.ts'
import { getGiftCardPage } from '../../cart/gift/gift-page.ts'
import { getBalancePage, postBalancePage } from '../../gift-cards/balance-page.ts'
import {
  getGiftCard,
  getGiftCards,
  getGiftLiability,
  postGiftCard,
} from '../../gift-cards/panel/card-calls.ts'
import { postGiftAdjustment, postGiftMail, postGiftVoid } from '../../gift-cards/panel/change-calls.ts'
import { mount } from '../../http/mount.ts'

/** Puts the calls of gift cards on the server. */
export function mountGiftCards(app: FastifyInstance): void {
  mount(app, giftCardPageCall, getGiftCardPage)
  mount(app, giftCardFormCall, postGiftCardPage)
  mount(app, balancePageCall, getBalancePage)
  mount(app, balanceFormCall, postBalancePage)
  mount(app, listGiftCardsCall, getGiftCards)
  mount(app, readGiftLiabilityCall, getGiftLiability)
  mount(app, readGiftCardCall, getGiftCard)
  mount(app, issueGiftCardCall, postGiftCard)
  mount(app, adjustGiftCardCall, postGiftAdjustment)
  mount(app, voidGiftCardCall, postGiftVoid)
  mount(app, resendGiftCardCall, postGiftMail)
}
