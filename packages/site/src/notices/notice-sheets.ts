import { readFileSync } from 'node:fs'
import path from 'node:path'
import { minifyCss } from '../styles/system-sheets.ts'

/**
 * The style of each notice, put into the head of pages that have it; templates style the same class names over them. Rules weigh a few
 * elements: more than a template's own rules for all elements of a kind (`body button`, `nav`), which would take grounds away and make
 * letters unreadable, and less than its rules for the class names here. The words on these grounds are kept in system-views/grounds.css.
 */
export const noticeSheets = {
  announcementBar: readSheet('announcement-bar.css'),
  testMode: readSheet('test-mode.css'),
  popup: readSheet('popup-overlay.css'),
  cookieBanner: readSheet('cookie-banner.css'),
  mobileInfoBar: readSheet('mobile-info-bar.css'),
} as const

function readSheet(file: string): string {
  return minifyCss(readFileSync(path.join(import.meta.dirname, file), 'utf8'))
}
