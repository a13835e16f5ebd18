import { anchorPositions } from '@vitrine/domain/website/popup-overlay'
import type { Site } from '@vitrine/domain/website/site'
import { cookieLabels } from '../../words/cookie-labels.ts'

/** The parts of `websiteSettings` about what is shown on top (platform reference, section 2.2). */
export function noticesJson({ notices }: Site) {
  const { announcementBar, popup, mobileInfoBar } = notices
  return {
    mobileInfoBarSettings: {
      style: mobileInfoBar?.theme === 'dark' ? 2 : 1,
      isContactEmailEnabled: mobileInfoBar?.showsEmail ?? false,
      isContactPhoneNumberEnabled: mobileInfoBar?.showsPhone ?? false,
      isLocationEnabled: mobileInfoBar?.showsLocation ?? false,
      isBusinessHoursEnabled: mobileInfoBar?.showsHours ?? false,
    },
    announcementBarSettings: announcementBar
      ? {
          style: 1,
          text: announcementBar.textHtml,
          ...(announcementBar.link
            ? {
                clickthroughUrl: {
                  url: announcementBar.link.url,
                  newWindow: announcementBar.link.opensWindow,
                },
              }
            : {}),
        }
      : {},
    popupOverlaySettings: {
      style: popup ? anchorPositions.indexOf(popup.position) + 1 : 1,
      enabledPages: popup?.collectionIds ?? [],
    },
  }
}

/** `cookieSettings` of the static context (platform reference, section 2.11). */
export function cookieSettingsJson({ notices, language }: Pick<Site, 'notices' | 'language'>) {
  const { cookieBanner } = notices
  if (cookieBanner === null) return { isCookieBannerEnabled: false, isRestrictiveCookiePolicyEnabled: false }
  const { accept, decline } = cookieLabels(cookieBanner, language)
  return {
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: cookieBanner.isRestrictive,
    cookieBannerText: cookieBanner.textHtml,
    cookieBannerTheme: cookieBanner.theme.toUpperCase(),
    cookieBannerVariant: 'BAR',
    cookieBannerPosition: cookieBanner.position.toUpperCase(),
    cookieBannerCtaVariant: 'BUTTON',
    cookieBannerCtaText: accept,
    cookieBannerAcceptType: 'OPT_IN',
    cookieBannerOptOutCtaText: decline ?? '',
    cookieBannerHasOptOut: decline !== null,
    cookieBannerHasManageCookies: false,
  }
}
