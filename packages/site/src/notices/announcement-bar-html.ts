import { hash } from 'node:crypto'
import type { AnnouncementBar } from '@vitrine/domain/website/announcement-bar'
import type { Say } from '@vitrine/domain/words/say'
import { escapeHtml } from '../html/escape.ts'
import { sayIn } from '../words/visitor-words.ts'

/**
 * Writes the bar above a page. A script in it hides it, before anything is drawn, where it was closed before: what
 * comes next in the page is the template's, which has rules for what follows the bar.
 */
export function announcementBarHtml(bar: AnnouncementBar, language: string): string {
  const known = written.get(bar)
  if (known?.language === language) return known.html
  const html = writeBar(bar, sayIn(language))
  written.set(bar, { language, html })
  return html
}

/** Each revision of a site has a bar of its own, which stands in all its pages. */
const written = new WeakMap<AnnouncementBar, { readonly language: string; readonly html: string }>()

function writeBar(bar: AnnouncementBar, say: Say): string {
  const key = hash('sha256', JSON.stringify(bar)).slice(0, 12)
  const window = bar.link?.opensWindow ? ' target="_blank" rel="noopener"' : ''
  const text = bar.link
    ? `<a class="sqs-announcement-bar-url" href="${escapeHtml(bar.link.url)}"${window}>${bar.textHtml}</a>`
    : bar.textHtml
  const close = bar.isClosable
    ? `<button type="button" class="sqs-announcement-bar-close" aria-label="${say('Close announcement')}"><span aria-hidden="true">×</span></button>`
    : ''
  return (
    `<aside class="sqs-announcement-bar" aria-label="${say('Announcement')}" data-announcement="${key}">` +
    `<div class="sqs-announcement-bar-text">${text}</div>${close}${bar.isClosable ? `<script>${hideClosedBar}</script>` : ''}</aside>`
  )
}

/** Hides the bar again from who closed it, before it is painted. */
export const hideClosedBar =
  '(function(b){try{if(localStorage.getItem("announcement-bar")===b.dataset.announcement)b.hidden=true}catch(e){}})(document.currentScript.parentElement)'
