import { plainLatin } from '@vitrine/domain/website/addresses/latin-letters'
import { defaultTimeZone } from '@vitrine/domain/website/default-time-zone'
import { noNotices, type SiteNotices } from '@vitrine/domain/website/notices'
import { usualRestock } from '@vitrine/domain/website/selling/restock-settings'
import { type NavigationLink, plainSite, type Site } from '@vitrine/domain/website/site'
import {
  type ShippingRate,
  type StoreSettings,
  usualMerchandising,
} from '@vitrine/domain/website/store-settings'
import type { PictureFinder } from './picture-schema.ts'
import { seedId } from './seed-ids.ts'
import type { NavigationSeed, SiteSeed } from './seed-schemas.ts'

/** The id that samples have, and the first site of each installation that began when this one was used for them. */
export const firstWebsiteId = seedId('website', 'first')

/** The website that the sample content describes; it answers to any host. Its short name is spelled as the language writes its letters. */
export function seededSite(
  { website, websiteSettings, store, navigation, notices }: SiteSeed,
  pictureOf: PictureFinder,
  language = website.language ?? 'en-US',
): Site {
  return {
    ...plainSite,
    id: firstWebsiteId,
    identifier: slug(website.siteTitle, language),
    hosts: [],
    title: website.siteTitle,
    tagLine: website.siteTagLine ?? '',
    descriptionHtml: website.siteDescription ?? '',
    language: website.language ?? 'en-US',
    timeZone: website.timeZone ?? defaultTimeZone,
    location: {
      addressTitle: website.location?.addressTitle ?? '',
      addressLine1: website.location?.addressLine1 ?? '',
      addressLine2: website.location?.addressLine2 ?? '',
      addressCountry: website.location?.addressCountry ?? '',
    },
    contactEmail: websiteSettings?.contactEmail ?? '',
    contactPhoneNumber: websiteSettings?.contactPhoneNumber ?? '',
    businessHours: websiteSettings?.businessHours ?? {},
    socialAccounts: website.socialAccounts ?? [],
    logo: website.logo ? pictureOf(website.logo) : null,
    socialLogo: website.socialLogo ? pictureOf(website.socialLogo) : null,
    disqusShortname: websiteSettings?.disqusShortname ?? '',
    navigation: Object.fromEntries(
      Object.entries(navigation).map(([name, links]) => [
        name,
        links.flatMap((link) => seededLink(link) ?? []),
      ]),
    ),
    store: seededStore(store, websiteSettings),
    notices: seededNotices(notices),
    revision: 1,
  }
}

/** The id of a seeded collection. */
export function seededCollectionId(urlId: string): string {
  return seedId('collection', urlId)
}

function seededLink(link: NavigationSeed): NavigationLink | null {
  if (link.collection) return { kind: 'collection', collectionId: seededCollectionId(link.collection) }
  if (link.externalLink) return { kind: 'external', newWindow: false, ...link.externalLink }
  if (!link.items) return null
  // Entries of a folder have the shape of the entries around it.
  const links = (link.items as NavigationSeed[]).flatMap((each) => seededLink(each) ?? [])
  return { kind: 'folder', title: link.title ?? '', links }
}

function seededStore(store: SiteSeed['store'], settings: SiteSeed['websiteSettings']): StoreSettings {
  const own = settings?.storeSettings
  return {
    currency: store.currency,
    orderNumbers: { prefix: '', suffix: '' },
    taxInterpretation: store.taxInterpretation,
    taxRules: store.taxRules.map(({ ratePercentTimes1000, region, ...rule }) => ({
      ...rule,
      region: region ?? null,
      rateMilliPercent: ratePercentTimes1000,
    })),
    shippingZones: store.shippingZones.map((zone) => ({
      name: zone.name,
      countries: zone.everywhere ? [] : (zone.countries ?? []),
      rates: zone.rates.map(seededRate),
    })),
    pickups: [],
    localDeliveries: [],
    minimumSubtotalCents: 0,
    isExpressCheckout: false,
    allowsSeveralServices: own?.multipleQuantityAllowedForServices ?? true,
    asksForNote: false,
    asksForNews: false,
    ...(settings?.userAccountsSettings?.loginAllowed && { hasAccounts: true }),
    businessName: own?.businessName ?? '',
    continueShoppingUrl: own?.continueShoppingLinkUrl ?? '/shop',
    measurement: store.measurement,
    payments: { test: true, manual: [bankTransfer] },
    merchandising: usualMerchandising,
    ...seededRestock(own?.merchandisingSettings),
    defaultCountry: '',
    termsUrl: own?.termsUrl ?? '',
    returnsUrl: own?.returnsUrl ?? '',
    privacyUrl: own?.privacyUrl ?? '',
  }
}

type MerchandisingSeed = NonNullable<
  NonNullable<SiteSeed['websiteSettings']>['storeSettings']
>['merchandisingSettings']

/** Nothing where the sample shop does not have them. */
function seededRestock(settings: MerchandisingSeed): Pick<StoreSettings, 'restock'> {
  if (!settings?.restockNotificationsEnabled) return {}
  const asksForNews = settings.restockNotificationsMailingListSignUpEnabled ?? false
  return { restock: { ...usualRestock, isOn: true, asksForNews } }
}

type NoticesSeed = NonNullable<SiteSeed['notices']>

function seededNotices({ announcementBar, popup }: NoticesSeed = {}): SiteNotices {
  return {
    ...noNotices,
    announcementBar: announcementBar ? seededBar(announcementBar) : null,
    popup: popup ? seededPopup(popup) : null,
  }
}

function seededBar({
  textHtml,
  link,
  isClosable = false,
}: NonNullable<NoticesSeed['announcementBar']>): SiteNotices['announcementBar'] {
  return {
    textHtml,
    link: link ? { url: link.url, opensWindow: link.opensWindow ?? false } : null,
    isClosable,
  }
}

function seededPopup(seed: NonNullable<NoticesSeed['popup']>): SiteNotices['popup'] {
  const { headline, bodyHtml, buttonLabel, footnoteHtml, afterSeconds, repeatDays, collections } = seed
  return {
    version: 1,
    headline,
    bodyHtml,
    action: null,
    form: { kind: 'newsletter', listId: '', asksName: false, buttonLabel, footnoteHtml },
    position: 'CENTER_CENTER',
    trigger: { kind: 'delay', seconds: afterSeconds },
    repeatDays,
    collectionIds: collections.map(seededCollectionId),
  }
}

const bankTransfer = {
  key: 'manual',
  label: 'Bank transfer',
  instructions: 'We write to you with our bank details. We see to your order when the money has arrived.',
}

function seededRate({
  key,
  name,
  kind,
  priceCents = 0,
  thresholdCents = 0,
  ranges = [],
}: RateSeed): ShippingRate {
  if (kind === 'flat') return { key, name, kind, priceCents }
  if (kind === 'free-over') return { key, name, kind, thresholdCents, priceCents }
  return { key, name, kind, ranges }
}

type RateSeed = SiteSeed['store']['shippingZones'][number]['rates'][number]

function slug(title: string, language: string): string {
  const words = plainLatin(title, language).match(/[a-z0-9]+/g) ?? []
  return words.join('-') || 'site'
}
