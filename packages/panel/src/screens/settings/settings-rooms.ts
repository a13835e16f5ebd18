import type { Call } from '@vitrine/contract/call'
import { readCaptchaCall } from '@vitrine/contract/captcha/panel-calls'
import { beginExportCall } from '@vitrine/contract/exports/export-calls'
import { changeLanguagesCall } from '@vitrine/contract/languages/language-calls'
import { readMailTextsCall } from '@vitrine/contract/mail/mail-text-calls'
import { listKeysCall } from '@vitrine/contract/owners/key-calls'
import { listPeopleCall } from '@vitrine/contract/owners/people-calls'
import { readPlacesCall } from '@vitrine/contract/places/panel-calls'
import { readCurrencyCall } from '@vitrine/contract/selling/currency-calls'
import { readDonationSettingsCall } from '@vitrine/contract/selling/donation-calls'
import { readProductFeedsCall } from '@vitrine/contract/selling/product-feed-calls'
import {
  readCheckoutOptionsCall,
  readCompaniesCall,
  readMerchandisingCall,
  readPaymentMethodsCall,
  readShippingCall,
  readTaxesCall,
} from '@vitrine/contract/selling/selling-calls'
import { readRetryTermsCall } from '@vitrine/contract/subscriptions/settings-calls'
import { readIdentityCall } from '@vitrine/contract/website/identity-calls'
import { listRedirectsCall, readNoticesCall } from '@vitrine/contract/website/panel-calls'
import { readBusinessCall } from '@vitrine/contract/website/settings/business-calls'
import { readSiteCodeCall } from '@vitrine/contract/website/settings/code-calls'
import { readLegalTextsCall } from '@vitrine/contract/website/settings/legal-calls'
import { readRegionCall } from '@vitrine/contract/website/settings/region-calls'
import { readSeoCall } from '@vitrine/contract/website/settings/seo-calls'
import { readVisibilityCall } from '@vitrine/contract/website/settings/visibility-calls'

/** A room of the settings. */
export interface SettingsRoom {
  readonly to:
    | '/settings/identity'
    | '/settings/business'
    | '/settings/region'
    | '/settings/languages'
    | '/settings/seo'
    | '/settings/visibility'
    | '/settings/captcha'
    | '/settings/mails'
    | '/settings/places'
    | '/settings/code'
    | '/settings/legal'
    | '/website'
    | '/redirects'
    | '/settings/people'
    | '/api-keys'
    | '/exports'
    | '/settings/checkout'
    | '/settings/shipping'
    | '/settings/taxes'
    | '/settings/payments'
    | '/settings/merchandising'
    | '/settings/subscriptions'
    | '/settings/makers'
    | '/settings/product-feeds'
    | '/settings/currency'
    | '/settings/donations'
  readonly label: string
  readonly description: string
  readonly needs: Pick<Call, 'policy' | 'name'>
}

/** The rooms of the settings, by what they are about. */
export const settingsRooms: readonly { readonly group: string; readonly rooms: readonly SettingsRoom[] }[] = [
  {
    group: 'Your site',
    rooms: [
      {
        to: '/settings/identity',
        label: 'Title and logo',
        description: 'What the site is called, its tagline, its logo and the icon in browser tabs',
        needs: readIdentityCall,
      },
      {
        to: '/settings/business',
        label: 'Business and contact',
        description: 'Name and address of the business, e-mail, phone, opening hours and social accounts',
        needs: readBusinessCall,
      },
      {
        to: '/settings/region',
        label: 'Language and region',
        description: 'How dates and numbers are written, the time zone and the units',
        needs: readRegionCall,
      },
      {
        to: '/settings/languages',
        label: 'Languages',
        description: 'Further languages for visitors: their addresses, what stands in, and who sees them',
        needs: changeLanguagesCall,
      },
      {
        to: '/settings/seo',
        label: 'Search engines and sharing',
        description: 'Titles in search results, the description, the picture of shared links',
        needs: readSeoCall,
      },
      {
        to: '/settings/visibility',
        label: 'Who can see the site',
        description: 'Open to everybody, behind a password, or private',
        needs: readVisibilityCall,
      },
      {
        to: '/settings/captcha',
        label: 'Captcha',
        description: 'Keeps programs that write spam out of your comments',
        needs: readCaptchaCall,
      },
      {
        to: '/settings/mails',
        label: 'Mail',
        description: 'What your mail says and looks like, the name it comes from, and a test mail',
        needs: readMailTextsCall,
      },
      {
        to: '/settings/places',
        label: 'Places and maps',
        description: 'Who suggests cities and addresses, and whose map your pages draw',
        needs: readPlacesCall,
      },
      {
        to: '/website',
        label: 'Notices',
        description: 'Announcement bar, popup, cookie banner and the info bar on phones',
        needs: readNoticesCall,
      },
      {
        to: '/redirects',
        label: 'Redirects',
        description: 'Where old addresses lead, one by one or as a text',
        needs: listRedirectsCall,
      },
      {
        to: '/settings/legal',
        label: 'Legal texts',
        description: 'Terms, privacy, returns and legal notice, each with a page of its own',
        needs: readLegalTextsCall,
      },
      {
        to: '/settings/code',
        label: 'Code injection',
        description: 'HTML and scripts of services, on all pages or on some',
        needs: readSiteCodeCall,
      },
    ],
  },
  {
    group: 'People and programs',
    rooms: [
      {
        to: '/settings/people',
        label: 'People',
        description: 'Who works on the site and what they may do, invitations, and whose the site is',
        needs: listPeopleCall,
      },
      {
        to: '/api-keys',
        label: 'API keys',
        description: 'Keys by which your programs read orders, products and content',
        needs: listKeysCall,
      },
      {
        to: '/exports',
        label: 'Import and export',
        description: 'Products, orders, customers and content as files, and products from a file',
        needs: beginExportCall,
      },
    ],
  },
  {
    group: 'Selling',
    rooms: [
      {
        to: '/settings/checkout',
        label: 'Checkout and orders',
        description: 'Minimum order, notes, order numbers, and where the shop leads back to',
        needs: readCheckoutOptionsCall,
      },
      {
        to: '/settings/currency',
        label: 'Currency',
        description: 'The money you sell in, and what becomes of your prices when it changes',
        needs: readCurrencyCall,
      },
      {
        to: '/settings/shipping',
        label: 'Shipping and pickup',
        description: 'Zones and rates, places to collect from, local delivery, and a box to try them',
        needs: readShippingCall,
      },
      {
        to: '/settings/taxes',
        label: 'Taxes',
        description: 'Rates by country, region and kind of product, with the days on which they hold',
        needs: readTaxesCall,
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
    ],
  },
]
