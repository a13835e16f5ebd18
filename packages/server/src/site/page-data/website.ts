import { shareServices } from '@vitrine/domain/site/share-services'
import type { Site } from '@vitrine/domain/site/site'
import { timeZoneOf } from './time-zone.ts'
import { websiteSettingsJson } from './website-settings.ts'

/** Numbers of social services (platform reference, section 2.2); 0 for others. */
const serviceIds: Readonly<Record<string, number>> = { facebook: 60, twitter: 62, instagram: 64, youtube: 69 }

/** `website` of the page data (platform reference, section 2.2). */
export function websiteJson(
  site: Site,
  { origin, nowMs }: { readonly origin: string; readonly nowMs: number },
) {
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
      profileUrl: account.profileUrl,
      iconEnabled: true,
      serviceName: account.serviceName,
      addedOn: 0,
    })),
    captchaSettings: { siteKey: '', enabledForDonations: false },
    showOwnerLogin: false,
    useCLDRMoneyFormat: true,
    typekitId: '',
    statsMigrated: false,
    imageMetadataProcessingEnabled: false,
  }
}

/** `website` and `websiteSettings`, which every page has. */
export function siteJson(site: Site, place: { readonly origin: string; readonly nowMs: number }) {
  return { website: websiteJson(site, place), websiteSettings: websiteSettingsJson(site) }
}
