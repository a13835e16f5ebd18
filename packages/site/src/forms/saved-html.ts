import { plainFormNames as names } from '@vitrine/domain/forms/plain-form-names'
import { draftText } from '@vitrine/domain/forms/resume/draft-texts'
import type { Say } from '@vitrine/domain/words/say'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'

/** What was saved of a form, as a page tells it to those without a script. */
interface SavedForm {
  /** In the language that the page is read in. */
  readonly say: Say
  readonly formId: string
  readonly token: string
  readonly link: string
  /** Whether the link can be mailed from this page. */
  readonly isMailed: boolean
  /** What came of mailing it; '' where nobody asked. */
  readonly said: string
  readonly isWrong: boolean
}

/** Writes the link to what was saved, and a form that mails it. */
export function savedHtml({ say, formId, token, link, isMailed, said, isWrong }: SavedForm): Markup {
  return html`<div class="form-sent-page form-saved"><h1>${say(draftText.saved)}</h1><p>${say(draftText.keptFor)} ${say(draftText.left)}</p><p><a class="form-saved-link" href="${link}">${link}</a></p>${
    said === '' ? '' : html`<p class="form-note" role="${isWrong ? 'alert' : 'status'}">${said}</p>`
  }${
    isMailed
      ? html`<form class="form-saved-mail" method="post" action="/api/form/SaveDraft"><input type="hidden" name="${names.formId}" value="${formId}"><input type="hidden" name="${names.draft}" value="${token}"><input type="hidden" name="${names.draftOnly}" value="1"><label for="saved-mail">${say(draftText.address)}</label><input class="field-element" id="saved-mail" name="${names.draftMail}" type="email" autocomplete="email" required><button class="button sqs-system-button sqs-editable-button" type="submit">${say(draftText.mail)}</button></form>`
      : ''
  }</div>`
}
