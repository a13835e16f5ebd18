import { anchorPositions } from '@vitrine/domain/website/popup-overlay'
import type { Site } from '@vitrine/domain/website/site'

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
export function cookieSettingsJson({ cookieBanner }: Site['notices']) {
  if (cookieBanner === null) return { isCookieBannerEnabled: false, isRestrictiveCookiePolicyEnabled: false }
  return {
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: cookieBanner.isRestrictive,
    cookieBannerText: cookieBanner.textHtml,
    cookieBannerTheme: cookieBanner.theme.toUpperCase(),
    cookieBannerVariant: 'BAR',
    cookieBannerPosition: cookieBanner.position.toUpperCase(),
    cookieBannerCtaVariant: 'BUTTON',
    cookieBannerCtaText: cookieBanner.acceptLabel,
    cookieBannerAcceptType: 'OPT_IN',
    cookieBannerOptOutCtaText: cookieBanner.declineLabel ?? '',
    cookieBannerHasOptOut: cookieBanner.declineLabel !== null,
    cookieBannerHasManageCookies: false,
  }
}
