import type { FormField } from '@vitrine/domain/forms/form-field'
import { formNoticeText } from '@vitrine/domain/forms/form-notices'
import type { SubmissionPage } from '@vitrine/domain/forms/inbox/submission'
import { plainFormNames } from '@vitrine/domain/forms/plain-form-names'
import type { Say } from '@vitrine/domain/words/say'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'

/** What a script needs to know of a field; what is as usual is left out. */
export function plainField(field: FormField): Partial<FormField> {
  const { id, type, isRequired, options, maxLength, key, shownIf, shownIfAny, maxFiles, least, most } = field
  return {
    id,
    type,
    ...(isRequired && { isRequired }),
    ...(options.length > 0 && { options }),
    ...(maxLength > 0 && { maxLength }),
    ...(type === 'hidden' && { key, value: field.value }),
    ...(type === 'file' && maxFiles && { maxFiles }),
    ...(type === 'number' && { least, most }),
    ...(shownIf && { shownIf }),
    ...(shownIfAny && { shownIfAny }),
  }
}

/** What is wrong with a form that was sent without a script, above its fields; null: nobody sent it. */
export function noticeHtml(filling: { readonly message: string } | null, say: Say): Markup {
  if (filling === null) return html`<p class="form-notice form-notice-above" role="alert"></p>`
  const text = filling.message || say(formNoticeText.above)
  return html`<p class="form-notice form-notice-above" role="alert">${text}</p>`
}

/** The same below its button; sign-ups, which are short, have none (specification, section 8). */
export function belowHtml(filling: { readonly message: string } | null, say: Say): Markup {
  if (filling === null) return html`<p class="form-notice form-notice-below"></p>`
  const isOfFields = filling.message === '' || filling.message === say(formNoticeText.above)
  return html`<p class="form-notice form-notice-below">${isOfFields ? say(formNoticeText.below) : filling.message}</p>`
}

/** A form by its ids: its own, and the one that others on the page begin with. */
interface FormOnPage {
  readonly formId: string
  readonly id: string
  readonly say: Say
  readonly page: SubmissionPage
}

/** The page that it is sent from, and a field that people do not see. */
export function pageInputs({ formId, page, id, say }: FormOnPage): Markup {
  const told: readonly (readonly [string, string])[] = [
    [plainFormNames.formId, formId],
    [plainFormNames.pageTitle, page.title],
    [plainFormNames.pageId, page.id],
    [plainFormNames.contentSource, page.source],
    [plainFormNames.pagePath, page.path],
    [plainFormNames.pagePermission, page.permission === null ? '' : String(page.permission)],
  ]
  return html`${told.map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<p class="form-decoy" aria-hidden="true"><label for="${id}-decoy">${say('Leave this empty')}</label><input id="${id}-decoy" name="${
    plainFormNames.decoy
  }" tabindex="-1" autocomplete="off"></p>`
}
