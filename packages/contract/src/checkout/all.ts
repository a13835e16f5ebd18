import type { Call } from '../call.ts'
import { confirmPaymentCall, placeOrderCall } from './calls.ts'
import { donateFormCall, donatePageCall } from './donate-calls.ts'
import {
  checkoutPageCall,
  checkoutStepCall,
  goToCheckoutCall,
  paymentReturnCall,
  subscribePageCall,
  subscribeStepCall,
} from './page-calls.ts'

/** The calls of the checkout. */
export const checkoutCalls: readonly Call[] = [
  placeOrderCall,
  confirmPaymentCall,
  checkoutPageCall,
  checkoutStepCall,
  goToCheckoutCall,
  paymentReturnCall,
  subscribePageCall,
  subscribeStepCall,
  donatePageCall,
  donateFormCall,
]
