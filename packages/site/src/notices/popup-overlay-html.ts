import type { PopupOverlay } from '@vitrine/domain/website/popup-overlay'
import type { Say } from '@vitrine/domain/words/say'
import { escapeHtml } from '../html/escape.ts'

/** Writes the popup as a closed dialog; its script opens it when it is due, with the focus on the headline. `formHtml` is the form in it; '' for none. */
export function popupOverlayHtml(popup: PopupOverlay, say: Say, formHtml = ''): string {
  const settings = JSON.stringify({
    version: popup.version,
    repeatDays: popup.repeatDays,
    trigger: popup.trigger,
  })
  const { action } = popup
  const window = action?.opensWindow ? ' target="_blank" rel="noopener"' : ''
  const link = action
    ? `<a class="sqs-popup-overlay-action" href="${escapeHtml(action.url)}"${window}>${escapeHtml(action.label)}</a>`
    : ''
  const form = formHtml && `<div class="sqs-popup-overlay-form">${formHtml}</div>`
  const place = popup.position.toLowerCase().replace('_', '-')
  return (
    `<dialog class="sqs-popup-overlay sqs-popup-overlay-${place}" aria-labelledby="popup-overlay-headline" data-popup="${escapeHtml(settings)}">` +
    `<button type="button" class="sqs-popup-overlay-close" aria-label="${say('Close')}"><span aria-hidden="true">×</span></button>` +
    `<h2 id="popup-overlay-headline" class="sqs-popup-overlay-headline" tabindex="-1" autofocus>${escapeHtml(popup.headline)}</h2>` +
    `<div class="sqs-popup-overlay-body">${popup.bodyHtml}</div>${form}${link}</dialog>`
  )
}
