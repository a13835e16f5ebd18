import type { Site } from '@vitrine/domain/website/site'
import { announcementBarHtml, hideClosedBar } from './announcement-bar-html.ts'
import { cookieBannerHtml } from './cookie-banner-html.ts'
import { mobileInfoBarHtml } from './mobile-info-bar-html.ts'
import { noticeSheets } from './notice-sheets.ts'
import { popupOverlayHtml } from './popup-overlay-html.ts'

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
  const before = announcementBar ? announcementBarHtml(announcementBar) : ''
  const contact = mobileInfoBar ? mobileInfoBarHtml(mobileInfoBar, site) : ''
  const cookies = cookieBanner ? cookieBannerHtml(cookieBanner) : ''
  const overlay = popup && isPopupPage ? popupOverlayHtml(popup) : ''
  const css = [
    before && noticeSheets.announcementBar,
    contact && noticeSheets.mobileInfoBar,
    cookies && noticeSheets.cookieBanner,
    overlay && noticeSheets.popup,
  ].join('')
  return { style: css && `<style>${css}</style>`, before, after: contact + cookies + overlay }
}

/** A start tag, whose quoted attributes may hold anything. */
const tagRest = `(?:[^>"']|"[^"]*"|'[^']*')*>`
const dropzoneClass = 'sqs-announcement-bar-dropzone'
const dropzone = new RegExp(
  `<[a-z]+\\b[^>]*\\bclass\\s*=\\s*["'][^"']*\\b${dropzoneClass}\\b[^"']*["']${tagRest}`,
  'i',
)
/** With a link behind it that skips to the content: it comes first for those who use a keyboard. */
const bodyStart = new RegExp(
  `<body\\b${tagRest}(?:\\s*<a\\b[^>]*\\shref\\s*=\\s*["']#[^<>]*>[^<]*</a>)?`,
  'i',
)

/** The scripts in what is shown on top of pages. */
export function noticeScripts({ notices }: Site): readonly string[] {
  return notices.announcementBar?.isClosable ? [hideClosedBar] : []
}

/**
 * Puts notices into a whole page: the first where the template left a place for it, else at the start of the body. Their style ends the
 * head: on a slow connection the bar would be drawn without it until the whole page is there, and then push the page away.
 */
export function placeNotices(html: string, { style, before, after }: NoticesHtml): string {
  const headEnd = endOfHead(html)
  const styled = headEnd === -1 ? html : html.slice(0, headEnd) + style + html.slice(headEnd)
  const first = headEnd === -1 ? style + before : before
  const withBefore = first === '' ? styled : insertOnTop(styled, first)
  if (after === '') return withBefore
  const end = withBefore.toLowerCase().lastIndexOf('</body>')
  return end === -1 ? withBefore + after : withBefore.slice(0, end) + after + withBefore.slice(end)
}

/** Where a head ends, which is behind a template's own sheets; -1 where the template writes no such end. */
function endOfHead(html: string): number {
  const body = bodyStart.exec(html)
  return (body ? html.slice(0, body.index) : html).toLowerCase().lastIndexOf('</head>')
}

function insertOnTop(html: string, text: string): string {
  // Few templates have the place, and the pattern is slow on a page without it.
  const place = html.includes(dropzoneClass) ? dropzone.exec(html) : null
  const found = place ?? bodyStart.exec(html)
  if (!found) return text + html
  const at = found.index + found[0].length
  return html.slice(0, at) + text + html.slice(at)
}
