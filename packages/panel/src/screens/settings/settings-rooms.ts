import { readCaptchaCall } from '@vitrine/contract/captcha/panel-calls'
import { listExperimentsCall } from '@vitrine/contract/experiments/panel-calls'
import { beginExportCall } from '@vitrine/contract/exports/export-calls'
import { readInsightSettingsCall } from '@vitrine/contract/insight/panel-calls'
import { changeLanguagesCall } from '@vitrine/contract/languages/language-calls'
import { readMailTextsCall } from '@vitrine/contract/mail/mail-text-calls'
import { listKeysCall } from '@vitrine/contract/owners/key-calls'
import { listPeopleCall } from '@vitrine/contract/owners/people-calls'
import { readPlacesCall } from '@vitrine/contract/places/panel-calls'
import { readIdentityCall } from '@vitrine/contract/website/identity-calls'
import { listRedirectsCall, readNoticesCall } from '@vitrine/contract/website/panel-calls'
import { readBusinessCall } from '@vitrine/contract/website/settings/business-calls'
import { readSiteCodeCall } from '@vitrine/contract/website/settings/code-calls'
import { readLegalTextsCall } from '@vitrine/contract/website/settings/legal-calls'
import { readRegionCall } from '@vitrine/contract/website/settings/region-calls'
import { readSeoCall } from '@vitrine/contract/website/settings/seo-calls'
import { readVisibilityCall } from '@vitrine/contract/website/settings/visibility-calls'

import { sellingRooms } from './selling-rooms.ts'
import type { SettingsRoom } from './settings-room.ts'

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
        description: 'Name and address of the business, email, phone, opening hours and social accounts',
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
        description: 'Where old addresses lead, one by one or as text',
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
      {
        to: '/settings/statistics',
        label: 'Statistics',
        description: 'Whether visits are counted, with or without cookies, and how long counts are kept',
        words: 'analytics cookies counting tracking privacy',
        needs: readInsightSettingsCall,
      },
      {
        to: '/settings/experiments',
        label: 'Toggles and tests',
        description: 'What only some of the visitors see, and what comes of it',
        words: 'experiment a/b split variant flag feature',
        needs: listExperimentsCall,
      },
    ],
  },
  {
    group: 'People and programs',
    rooms: [
      {
        to: '/settings/people',
        label: 'People',
        description: 'Who works on the site and what they may do, invitations, and who owns the site',
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
  { group: 'Selling', rooms: sellingRooms },
]
