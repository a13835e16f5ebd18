import type { CaptchaSettings } from '@vitrine/domain/captcha/captcha-settings'
import type { FormValues } from '@vitrine/domain/forms/field-value'
import type { FormContent, FormSettings } from '@vitrine/domain/forms/form'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { formNoticeText } from '@vitrine/domain/forms/form-notices'
import { plainFormNames } from '@vitrine/domain/forms/plain-form-names'
import type { SubmissionPage } from '@vitrine/domain/forms/submission'
import { html, type Markup, siteWording } from '@vitrine/storefront/parts/html/markup'
import { captchaHtml } from '../render/captcha.ts'
import { fieldHtml } from './field-html.ts'
import { thanksHtml } from './thanks-html.ts'

/** What a visitor sent without a script, and why it was not taken. */
export interface FormFilling {
  readonly values: FormValues
  readonly errors: Readonly<Record<string, string>>
  /** What is wrong with the whole; '' where its fields tell. */
  readonly message: string
}

/** A form as it is put on a page. */
export interface ShownForm {
  readonly formId: string
  /** Unique on the page: other ids begin with it. */
  readonly id: string
  readonly content: FormContent
  readonly settings: Pick<FormSettings, 'redirectUrl' | 'postSubmitHtml' | 'isUncheckedInBrowsers'>
  readonly alignment: string
  /** The captcha that is asked for; null for none. */
  readonly captcha: CaptchaSettings | null
  readonly page: SubmissionPage
  readonly filling: FormFilling | null
}

/** Writes a form that works without a script; one wakes it where there is. */
export function formHtml(form: ShownForm): Markup {
  const { formId, id, content, settings, alignment, captcha, filling } = form
  const { name, fields, submitLabel, disclaimerHtml } = content
  return html`<div class="form-wrapper"><form class="form-block-form" id="${id}-form" method="post" action="/api/form/SaveFormSubmission" novalidate data-form-id="${formId}" data-fields="${JSON.stringify(
    fields.map(plainField),
  )}"${settings.redirectUrl === '' ? '' : html` data-success-redirect="${settings.redirectUrl}"`} aria-label="${
    name || 'Form'
  }">${noticeHtml(filling)}<div class="field-list clear">${fields.map((field, index) =>
    fieldHtml({
      field,
      id: `${id}-field-${index + 1}`,
      value: filling?.values[field.id],
      error: filling?.errors[field.id],
    }),
  )}</div>${pageInputs(form)}${
    captcha === null ? '' : siteWording(captchaHtml(captcha))
  }${disclaimerHtml === '' ? '' : html`<div class="form-disclaimer">${siteWording(disclaimerHtml)}</div>`}<div class="form-button-wrapper form-button-wrapper--align-${alignment}"><button class="button sqs-system-button sqs-editable-button" type="submit"${
    settings.isUncheckedInBrowsers ? html` formnovalidate` : ''
  }>${
    submitLabel || 'Submit'
  }</button></div><p class="form-notice form-notice-below"></p></form>${thanksHtml(content, settings)}</div>`
}

/** What a script needs to know of a field; what is as usual is left out. */
function plainField(field: FormField): Partial<FormField> {
  const { id, type, isRequired, options, maxLength, key } = field
  return {
    id,
    type,
    ...(isRequired && { isRequired }),
    ...(options.length > 0 && { options }),
    ...(maxLength > 0 && { maxLength }),
    ...(type === 'hidden' && { key, value: field.value }),
  }
}

function noticeHtml(filling: FormFilling | null): Markup {
  if (filling === null) return html`<p class="form-notice form-notice-above" role="alert"></p>`
  const text = filling.message || formNoticeText.above
  return html`<p class="form-notice form-notice-above" role="alert">${text}</p>`
}

/** The page that it is sent from, and a field that people do not see. */
function pageInputs({ formId, page, id }: ShownForm): Markup {
  const told: readonly (readonly [string, string])[] = [
    [plainFormNames.formId, formId],
    [plainFormNames.pageTitle, page.title],
    [plainFormNames.pageId, page.id],
    [plainFormNames.contentSource, page.source],
    [plainFormNames.pagePath, page.path],
  ]
  return html`${told.map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<p class="form-decoy" aria-hidden="true"><label for="${id}-decoy">Leave this empty</label><input id="${id}-decoy" name="${
    plainFormNames.decoy
  }" tabindex="-1" autocomplete="off"></p>`
}
