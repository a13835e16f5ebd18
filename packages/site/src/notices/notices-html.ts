import { isTestMode } from '@vitrine/domain/payments/test-mode'
import type { PopupOverlay } from '@vitrine/domain/website/popup-overlay'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '../words/visitor-words.ts'
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

/** Writes the notices of a site for a page of a collection; null: a page of the platform. `popupForm` is the HTML of the form in the popup. */
export function noticesHtml(site: Site, collectionId: string | null, popupForm = ''): NoticesHtml {
  const { announcementBar, popup, cookieBanner, mobileInfoBar } = site.notices
  const say = sayIn(site.language)
  const test = isTestMode(site.store.payments) ? testModeHtml(say) : ''
  const bar = announcementBar ? announcementBarHtml(announcementBar, site.language) : ''
  const contact = mobileInfoBar ? mobileInfoBarHtml(mobileInfoBar, site) : ''
  const cookies = cookieBanner ? cookieBannerHtml(cookieBanner, site.language) : ''
  const overlay = popup && isPopupPage(popup, collectionId) ? popupOverlayHtml(popup, say, popupForm) : ''
  const css = [
    test && noticeSheets.testMode,
    bar && noticeSheets.announcementBar,
    contact && noticeSheets.mobileInfoBar,
    cookies && noticeSheets.cookieBanner,
    overlay && noticeSheets.popup,
  ].join('')
  return { style: css && `<style>${css}</style>`, before: test + bar, after: contact + cookies + overlay }
}

/** Whether a popup is shown on the pages of a collection; null: on a page of the platform, such as a cart or an account, where it never is. */
export function isPopupPage(
  { collectionIds }: Pick<PopupOverlay, 'collectionIds'>,
  collectionId: string | null,
): boolean {
  return collectionId !== null && (collectionIds.length === 0 || collectionIds.includes(collectionId))
}

/** What a page outside of the template shows of the notices: whether the shop is being tested. */
export function testModeNotice({
  store,
  language,
}: Pick<Site, 'store' | 'language'>): Pick<NoticesHtml, 'style' | 'before'> {
  if (!isTestMode(store.payments)) return { style: '', before: '' }
  return { style: `<style>${noticeSheets.testMode}</style>`, before: testModeHtml(sayIn(language)) }
}

/** The scripts in what is shown on top of pages. */
export function noticeScripts({ notices }: Site): readonly string[] {
  return notices.announcementBar?.isClosable ? [hideClosedBar] : []
}
