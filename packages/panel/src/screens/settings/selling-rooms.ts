import { readTaxReportCall } from '@vitrine/contract/orders/paper-calls'
import { listRemindersCall } from '@vitrine/contract/reminders/panel-calls'
import { readCurrencyCall } from '@vitrine/contract/selling/currency-calls'
import { readDonationSettingsCall } from '@vitrine/contract/selling/donation-calls'
import { readProductFeedsCall } from '@vitrine/contract/selling/product-feed-calls'
import {
  readCheckoutOptionsCall,
  readCompaniesCall,
  readInvoicesCall,
  readMerchandisingCall,
  readPaymentMethodsCall,
  readShippingCall,
  readTaxesCall,
} from '@vitrine/contract/selling/selling-calls'
import { readRetryTermsCall } from '@vitrine/contract/subscriptions/settings-calls'
import type { SettingsRoom } from './settings-room.ts'

/** The rooms of how the shop sells. */
export const sellingRooms: readonly SettingsRoom[] = [
  {
    to: '/settings/checkout',
    label: 'Checkout and orders',
    description: 'Minimum order, notes, order numbers, and where the shop leads back to',
    needs: readCheckoutOptionsCall,
  },
  {
    to: '/settings/currency',
    label: 'Currency',
    description: 'The currency you sell in, and what becomes of your prices when it changes',
    needs: readCurrencyCall,
  },
  {
    to: '/settings/shipping',
    label: 'Shipping and pickup',
    description: 'Zones and rates, pickup, local delivery, and a box to try them',
    needs: readShippingCall,
  },
  {
    to: '/settings/taxes',
    label: 'Taxes',
    description: 'Rates by country, region and kind of product, with the days on which they hold',
    words: 'vat gst rate',
    needs: readTaxesCall,
  },
  {
    to: '/settings/invoices',
    label: 'Invoices',
    description: 'Whether invoices and credit notes are written, their numbers, and who sells',
    needs: readInvoicesCall,
  },
  {
    to: '/settings/tax-report',
    label: 'Tax report',
    description: 'What was sold and given back in a quarter, by country and rate',
    needs: readTaxReportCall,
  },
  {
    to: '/settings/payments',
    label: 'Payments',
    description: 'Ways to pay, and test mode',
    needs: readPaymentMethodsCall,
  },
  {
    to: '/settings/merchandising',
    label: 'Low stock and sold out',
    description: 'What is said of products that are nearly gone, or gone',
    needs: readMerchandisingCall,
  },
  {
    to: '/settings/subscriptions',
    label: 'Subscriptions',
    description: 'When a payment that failed is tried again, and what follows the last try',
    needs: readRetryTermsCall,
  },
  {
    to: '/settings/makers',
    label: 'Makers',
    description: 'Who made what you sell, and who answers for it in the European market',
    needs: readCompaniesCall,
  },
  {
    to: '/settings/abandoned-carts',
    label: 'Abandoned carts',
    description: 'Who left the checkout and agreed to be reminded, when and how',
    needs: listRemindersCall,
  },
  {
    to: '/settings/donations',
    label: 'Donations',
    description: 'What people can give for, how much, and what they are thanked with',
    needs: readDonationSettingsCall,
  },
  {
    to: '/settings/product-feeds',
    label: 'Product feeds',
    description: 'Addresses that bring your products to Google, Facebook and Instagram',
    needs: readProductFeedsCall,
  },
]
