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
import { getDonationSettings, putDonationSettings } from '../selling/donations-part.ts'
import { getDuties } from '../selling/duties-call.ts'
import { getInstallmentInfo } from '../selling/installment-info-call.ts'
import { getProductFeeds } from '../selling/product-feed-calls.ts'
import {
  getCheckoutOptions,
  getCompanies,
  getInvoices,
  getMerchandising,
  getPaymentMethods,
  getShipping,
  getTaxes,
  putCheckoutOptions,
  putCompanies,
  putInvoices,
  putMerchandising,
  putPaymentMethods,
  putShipping,
  putTaxes,
} from '../selling/selling-calls.ts'

/** Puts the settings of selling on the server. */
export function mountSellingCalls(app: FastifyInstance): void {
  mount(app, readCheckoutOptionsCall, getCheckoutOptions)
  mount(app, changeCheckoutOptionsCall, putCheckoutOptions)
  mount(app, readPaymentMethodsCall, getPaymentMethods)
  mount(app, changePaymentMethodsCall, putPaymentMethods)
  mount(app, readMerchandisingCall, getMerchandising)
  mount(app, changeMerchandisingCall, putMerchandising)
  mount(app, readInvoicesCall, getInvoices)
  mount(app, changeInvoicesCall, putInvoices)
  mount(app, readCompaniesCall, getCompanies)
  mount(app, changeCompaniesCall, putCompanies)
  mount(app, readShippingCall, getShipping)
  mount(app, changeShippingCall, putShipping)
  mount(app, readTaxesCall, getTaxes)
  mount(app, changeTaxesCall, putTaxes)
  mount(app, readDutiesCall, getDuties)
  mount(app, readProductFeedsCall, getProductFeeds)
  mount(app, installmentInfoCall, getInstallmentInfo)
  mount(app, readCurrencyCall, getCurrency)
  mount(app, changeCurrencyCall, putCurrency)
  mount(app, readDonationSettingsCall, getDonationSettings)
  mount(app, changeDonationSettingsCall, putDonationSettings)
}
