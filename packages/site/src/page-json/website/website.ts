import { siteKeyOf } from '@vitrine/domain/captcha/captcha-settings'
import { featureIdsWithout, hasFeature } from '@vitrine/domain/codes/website-features'
import { installmentOffer } from '@vitrine/domain/selling/installments'
import { showsReviews } from '@vitrine/domain/website/selling/review-settings'
import { shareServices } from '@vitrine/domain/website/share-services'
import type { Site } from '@vitrine/domain/website/site'
import { timeZoneOf, zoneStepMs } from './time-zone.ts'
import { websiteSettingsJson } from './website-settings.ts'

/** Numbers of social services (platform reference, section 2.2); 0 for others. */
const serviceIds: Readonly<Record<string, number>> = { facebook: 60, twitter: 62, instagram: 64, youtube: 69 }

/** `website` of the page data (platform reference, section 2.2). */
export function websiteJson(
  site: Site,
  { origin, nowMs }: { readonly origin: string; readonly nowMs: number },
) {
  const provider = installmentOffer(site)?.provider
  return {
    id: site.id,
    identifier: site.identifier,
    websiteType: 4,
    contentModifiedOn: nowMs,
    cloneable: false,
    hasBeenCloneable: false,
    developerMode: true,
    siteStatus: {},
    language: site.language,
    formattingLocale: site.language,
    translationLocale: site.language,
    ...timeZoneOf(site.timeZone, nowMs),
    siteTitle: site.title,
    fullSiteTitle: site.title,
    siteTagLine: site.tagLine,
    siteDescription: site.descriptionHtml,
    location: site.location,
    shareButtonOptions: Object.fromEntries(
      site.shareServices.map((name) => [shareServices[name].number, true]),
    ),
    ...(site.logo ? { logoImageId: site.logo.id, logoImageUrl: site.logo.assetUrl } : {}),
    ...(site.socialLogo
      ? { socialLogoImageId: site.socialLogo.id, socialLogoImageUrl: site.socialLogo.assetUrl }
      : {}),
    authenticUrl: origin,
    baseUrl: origin,
    internalUrl: origin,
    primaryDomain: new URL(origin).host,
    sslSetting: origin.startsWith('https:') ? 3 : 1,
    isHstsEnabled: origin.startsWith('https:'),
    socialAccounts: site.socialAccounts.map((account) => ({
      serviceId: serviceIds[account.serviceName] ?? 0,
      screenname: account.screenname,
      userName: userNameOf(account),
      profileUrl: account.profileUrl,
      iconEnabled: true,
      serviceName: account.serviceName,
      addedOn: 0,
    })),
    captchaSettings: { siteKey: siteKeyOf(site.captcha), enabledForDonations: false },
    showOwnerLogin: false,
    useCLDRMoneyFormat: hasFeature('moneyByLanguage'),
    featureIds: featureIdsWithout([
      ...(showsReviews(site) ? [] : (['nativeProductReviews'] as const)),
      ...(site.store.hasAccounts ? [] : (['siteUserAccounts'] as const)),
      ...(provider === 'Afterpay' ? [] : (['afterpay'] as const)),
      ...(provider === 'Clearpay' ? [] : (['clearpay'] as const)),
    ]),
    typekitId: '',
    statsMigrated: false,
    imageMetadataProcessingEnabled: false,
  }
}

/** `website` and `websiteSettings`, which every page has: made once for a revision, an origin and a quarter of an hour. */
export function siteJson(site: Site, place: { readonly origin: string; readonly nowMs: number }) {
  const moment = `${place.origin} ${Math.floor(place.nowMs / zoneStepMs)}`
  const known = made.get(site)
  if (known?.moment === moment) return known.json
  const json = { website: websiteJson(site, place), websiteSettings: websiteSettingsJson(site) }
  made.set(site, { moment, json })
  return json
}

/** Each revision is a `Site` of its own. */
const made = new WeakMap<Site, { readonly moment: string; readonly json: SiteJson }>()

interface SiteJson {
  readonly website: ReturnType<typeof websiteJson>
  readonly websiteSettings: ReturnType<typeof websiteSettingsJson>
}

/** The name by which a service knows an account: the last part of its address. */
function userNameOf({ profileUrl, screenname }: Site['socialAccounts'][number]): string {
  return profileUrl.split('?')[0]?.split('/').filter(Boolean).at(-1)?.replace(/^@/, '') ?? screenname
}
