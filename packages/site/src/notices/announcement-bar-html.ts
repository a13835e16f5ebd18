import { createHash } from 'node:crypto'
import type { AnnouncementBar } from '@vitrine/domain/website/announcement-bar'
import { escapeHtml } from '../html/escape.ts'

/**
 * Writes the bar above a page. A script in it hides it, before anything is drawn, where it was closed before: what
 * comes next in the page is the template's, which has rules for what follows the bar.
 */
export function announcementBarHtml(bar: AnnouncementBar): string {
  const key = createHash('sha256').update(JSON.stringify(bar)).digest('hex').slice(0, 12)
  const window = bar.link?.opensWindow ? ' target="_blank" rel="noopener"' : ''
  const text = bar.link
    ? `<a class="sqs-announcement-bar-url" href="${escapeHtml(bar.link.url)}"${window}>${bar.textHtml}</a>`
    : bar.textHtml
  const close = bar.isClosable
    ? '<button type="button" class="sqs-announcement-bar-close" aria-label="Close announcement"><span aria-hidden="true">×</span></button>'
    : ''
  return (
    `<aside class="sqs-announcement-bar" aria-label="Announcement" data-announcement="${key}">` +
    `<div class="sqs-announcement-bar-text">${text}</div>${close}${bar.isClosable ? `<script>${hideClosedBar}</script>` : ''}</aside>`
  )
}

/** Hides the bar again from who closed it, before it is painted. */
export const hideClosedBar =
  '(function(b){try{if(localStorage.getItem("announcement-bar")===b.dataset.announcement)b.hidden=true}catch(e){}})(document.currentScript.parentElement)'
