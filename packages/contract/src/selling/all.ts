import type { Call } from '../call.ts'
import { changeCurrencyCall, readCurrencyCall } from './currency-calls.ts'
import { changeDonationSettingsCall, readDonationSettingsCall } from './donation-calls.ts'
import { readDutiesCall } from './duties-call.ts'
import { installmentInfoCall } from './installment-calls.ts'
import { readProductFeedsCall } from './product-feed-calls.ts'
import {
  changeCheckoutOptionsCall,
  changeCompaniesCall,
  changeInvoicesCall,
  changeMerchandisingCall,
  changePaymentMethodsCall,
  changeShippingCall,
  changeTaxesCall,
  readCheckoutOptionsCall,
  readCompaniesCall,
  readInvoicesCall,
  readMerchandisingCall,
  readPaymentMethodsCall,
  readShippingCall,
  readTaxesCall,
} from './selling-calls.ts'

/** The calls of how the shop sells. */
export const sellingCalls: readonly Call[] = [
  readCheckoutOptionsCall,
  changeCheckoutOptionsCall,
  readDutiesCall,
  readPaymentMethodsCall,
  changePaymentMethodsCall,
  installmentInfoCall,
  readInvoicesCall,
  changeInvoicesCall,
  readMerchandisingCall,
  changeMerchandisingCall,
  readCompaniesCall,
  changeCompaniesCall,
  readShippingCall,
  changeShippingCall,
  readTaxesCall,
  changeTaxesCall,
  readProductFeedsCall,
  readCurrencyCall,
  changeCurrencyCall,
  readDonationSettingsCall,
  changeDonationSettingsCall,
]
