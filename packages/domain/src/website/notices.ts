import type { AnnouncementBar } from './announcement-bar.ts'
import type { CookieBanner } from './cookie-banner.ts'
import type { MobileInfoBar } from './mobile-info-bar.ts'
import type { PopupOverlay } from './popup-overlay.ts'

/** What a site shows on top of its pages; null: not shown. */
export interface SiteNotices {
  readonly announcementBar: AnnouncementBar | null
  readonly popup: PopupOverlay | null
  readonly cookieBanner: CookieBanner | null
  readonly mobileInfoBar: MobileInfoBar | null
}

/** Nothing on top. */
export const noNotices: SiteNotices = {
  announcementBar: null,
  popup: null,
  cookieBanner: null,
  mobileInfoBar: null,
}
