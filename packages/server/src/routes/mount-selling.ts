import { changeCurrencyCall, readCurrencyCall } from '@vitrine/contract/selling/currency-calls'
import {
  changeDonationSettingsCall,
  readDonationSettingsCall,
} from '@vitrine/contract/selling/donation-calls'
import { readDutiesCall } from '@vitrine/contract/selling/duties-call'
import { installmentInfoCall } from '@vitrine/contract/selling/installment-calls'
import { readProductFeedsCall } from '@vitrine/contract/selling/product-feed-calls'
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
} from '@vitrine/contract/selling/selling-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../http/mount.ts'
import { getCurrency, putCurrency } from '../selling/currency-calls.ts'
import { donationsPart } from '../selling/donations-part.ts'
import { getDuties } from '../selling/duties-call.ts'
import { getInstallmentInfo } from '../selling/installment-info-call.ts'
import { getProductFeeds } from '../selling/product-feed-calls.ts'
import {
  checkoutOptionsPart,
  companiesPart,
  invoicesPart,
  merchandisingPart,
  paymentMethodsPart,
  shippingPart,
  taxesPart,
} from '../selling/selling-parts.ts'
import { changingPart, readingPart } from '../website/settings-part.ts'

/** Puts the settings of selling on the server. */
export function mountSellingCalls(app: FastifyInstance): void {
  mount(app, readCheckoutOptionsCall, readingPart(checkoutOptionsPart))
  mount(app, changeCheckoutOptionsCall, changingPart(checkoutOptionsPart))
  mount(app, readPaymentMethodsCall, readingPart(paymentMethodsPart))
  mount(app, changePaymentMethodsCall, changingPart(paymentMethodsPart))
  mount(app, readMerchandisingCall, readingPart(merchandisingPart))
  mount(app, changeMerchandisingCall, changingPart(merchandisingPart))
  mount(app, readInvoicesCall, readingPart(invoicesPart))
  mount(app, changeInvoicesCall, changingPart(invoicesPart))
  mount(app, readCompaniesCall, readingPart(companiesPart))
  mount(app, changeCompaniesCall, changingPart(companiesPart))
  mount(app, readShippingCall, readingPart(shippingPart))
  mount(app, changeShippingCall, changingPart(shippingPart))
  mount(app, readTaxesCall, readingPart(taxesPart))
  mount(app, changeTaxesCall, changingPart(taxesPart))
  mount(app, readDutiesCall, getDuties)
  mount(app, readProductFeedsCall, getProductFeeds)
  mount(app, installmentInfoCall, getInstallmentInfo)
  mount(app, readCurrencyCall, getCurrency)
  mount(app, changeCurrencyCall, putCurrency)
  mount(app, readDonationSettingsCall, readingPart(donationsPart))
  mount(app, changeDonationSettingsCall, changingPart(donationsPart))
}
