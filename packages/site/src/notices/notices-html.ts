import type { Site } from '@vitrine/domain/website/site'
import { announcementBarHtml, hideClosedBar } from './announcement-bar-html.ts'
import { cookieBannerHtml } from './cookie-banner-html.ts'
import { mobileInfoBarHtml } from './mobile-info-bar-html.ts'
import { noticeSheets } from './notice-sheets.ts'
import { popupOverlayHtml } from './popup-overlay-html.ts'
import { testModeHtml } from './test-mode-html.ts'

/** What is laid over a page: its style, what comes before its content, and after it. All are empty on sites without notices. */
export interface NoticesHtml {
  readonly style: string
  readonly before: string
  readonly after: string
}

/** Writes the notices of a site for a page of a collection; null: a page of the platform. */
export function noticesHtml(site: Site, collectionId: string | null): NoticesHtml {
  const { announcementBar, popup, cookieBanner, mobileInfoBar } = site.notices
  const isPopupPage =
    popup !== null &&
    (popup.collectionIds.length === 0 ||
      (collectionId !== null && popup.collectionIds.includes(collectionId)))
  const test = site.store.payments.test ? testModeHtml : ''
  const bar = announcementBar ? announcementBarHtml(announcementBar) : ''
  const contact = mobileInfoBar ? mobileInfoBarHtml(mobileInfoBar, site) : ''
  const cookies = cookieBanner ? cookieBannerHtml(cookieBanner) : ''
  const overlay = popup && isPopupPage ? popupOverlayHtml(popup) : ''
  const css = [
    test && noticeSheets.testMode,
    bar && noticeSheets.announcementBar,
    contact && noticeSheets.mobileInfoBar,
    cookies && noticeSheets.cookieBanner,
    overlay && noticeSheets.popup,
  ].join('')
  return { style: css && `<style>${css}</style>`, before: test + bar, after: contact + cookies + overlay }
}

/** What a page outside of the template shows of the notices: whether the shop is being tested. */
export function testModeNotice({ store }: Pick<Site, 'store'>): Pick<NoticesHtml, 'style' | 'before'> {
  if (!store.payments.test) return { style: '', before: '' }
  return { style: `<style>${noticeSheets.testMode}</style>`, before: testModeHtml }
}

/** The scripts in what is shown on top of pages. */
export function noticeScripts({ notices }: Site): readonly string[] {
  return notices.announcementBar?.isClosable ? [hideClosedBar] : []
}
