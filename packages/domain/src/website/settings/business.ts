import { emailWrongText, isEmail } from '../../contact/email-address.ts'
import type { Site } from '../site.ts'
import { checkHours, describeHours, type OpenDay, type Weekday, writeHours } from './opening-hours.ts'
import { checkSocialAccounts, keepSocialAccounts, type SocialAccount } from './social-accounts.ts'

/** Who runs the site, and how they are found. */
export interface Business {
  readonly businessName: string
  readonly location: Site['location']
  readonly contactEmail: string
  readonly contactPhoneNumber: string
  readonly hours: Readonly<Record<Weekday, OpenDay>>
  readonly socialAccounts: readonly Pick<SocialAccount, 'screenname' | 'profileUrl'>[]
}

/** The business as its owner described it. */
export function businessOf(site: Site): Business {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = site.location
  return {
    businessName: site.store.businessName,
    location: { addressTitle, addressLine1, addressLine2, addressCountry },
    contactEmail: site.contactEmail,
    contactPhoneNumber: site.contactPhoneNumber,
    hours: describeHours(site.businessHours, site.language),
    socialAccounts: site.socialAccounts.map(({ screenname, profileUrl }) => ({ screenname, profileUrl })),
  }
}

/** Says what is wrong with a business, by field. */
export function checkBusiness(business: Business): Readonly<Record<string, string>> {
  const { contactEmail, hours, socialAccounts } = business
  const email = contactEmail.trim()
  return {
    ...(email === '' || isEmail(email) ? {} : { contactEmail: emailWrongText }),
    ...checkHours(hours),
    ...checkSocialAccounts(socialAccounts),
  }
}

/** The site with the business taken over. */
export function withBusiness(site: Site, business: Business): Site {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = business.location
  return {
    ...site,
    store: { ...site.store, businessName: business.businessName.trim() },
    location: {
      addressTitle: addressTitle.trim(),
      addressLine1: addressLine1.trim(),
      addressLine2: addressLine2.trim(),
      addressCountry: addressCountry.trim(),
    },
    contactEmail: business.contactEmail.trim(),
    contactPhoneNumber: business.contactPhoneNumber.trim(),
    businessHours: writeHours(business.hours, site.language),
    socialAccounts: keepSocialAccounts(business.socialAccounts),
  }
}
