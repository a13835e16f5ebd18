import type { BlockValue } from '@vitrine/domain/content/layout'
import { textsOfValue } from '@vitrine/domain/forms/field-value'
import type { FormContent } from '@vitrine/domain/forms/form'
import { type FormField, partName } from '@vitrine/domain/forms/form-field'
import type { SubmissionPage } from '@vitrine/domain/forms/inbox/submission'
import { newsletterFieldIds } from '@vitrine/domain/newsletter/newsletter-form'
import type { Say } from '@vitrine/domain/words/say'
import { html, type Markup, siteWording } from '@vitrine/storefront/parts/html/markup'
import { captchaBinding, captchaHtml, type ShownCaptcha } from '../render/captcha.ts'
import type { FormFilling } from './form-html.ts'
import { noticeHtml, pageInputs, plainField } from './form-inputs.ts'
import { thanksHtml } from './thanks-html.ts'

/** A sign-up as it is put on a page. */
export interface ShownSignUp {
  readonly formId: string
  /** Unique on the page: other ids begin with it. */
  readonly id: string
  readonly value: BlockValue<'newsletter'>
  readonly content: FormContent
  /** In the language that the page is read in. */
  readonly say: Say
  /** The captcha that is asked for; null for none. */
  readonly captcha: ShownCaptcha | null
  readonly page: SubmissionPage
  readonly filling: FormFilling | null
}

/** Writes a sign-up that works without a script; one wakes it where there is. */
export function newsletterHtml(signUp: ShownSignUp): Markup {
  const { formId, id, value, content, say, captcha, filling } = signUp
  const { title, description, footnote, layout, style, alignment, redirectUrl } = value
  return html`<div class="newsletter-style-${style} newsletter-block-wrapper"><div class="newsletter-form-wrapper newsletter-form-wrapper--layout${
    layout === 'float' ? 'Float' : 'Stack'
  } newsletter-form-wrapper--align${alignment}"><form class="newsletter-form" id="${id}-form" method="post" action="/api/form/SaveFormSubmission" novalidate data-form-id="${formId}" data-fields="${JSON.stringify(
    content.fields.map(plainField),
  )}"${redirectUrl === '' ? '' : html` data-success-redirect="${redirectUrl}"`} aria-label="${
    title || say('Newsletter')
  }"><header class="newsletter-form-header" role="none">${
    title === '' ? '' : html`<h2 class="newsletter-form-header-title">${title}</h2>`
  }${
    description === ''
      ? ''
      : html`<div class="newsletter-form-header-description">${siteWording(description)}</div>`
  }</header>${noticeHtml(filling, say)}<div class="newsletter-form-body"><div class="newsletter-form-fields-wrapper form-fields">${content.fields
    .filter(({ type }) => type !== 'checkbox')
    .map((field) => fieldHtml(field, signUp))}</div>${content.fields
    .filter(({ type }) => type === 'checkbox')
    .map((field) =>
      boxHtml(field, signUp),
    )}<div class="newsletter-form-button-wrapper submit-wrapper"><button class="newsletter-form-button sqs-system-button sqs-editable-button sqs-button-element--primary" type="submit"${siteWording(captchaBinding(captcha))}><span class="newsletter-form-button-label">${
    content.submitLabel
  }</span></button></div></div>${pageInputs(signUp)}${
    captcha === null ? '' : siteWording(captchaHtml(captcha))
  }${
    footnote === '' ? '' : html`<div class="newsletter-form-footnote">${siteWording(footnote)}</div>`
  }</form>${thanksHtml(content, { postSubmitHtml: '', say })}</div></div>`
}

const inputsOf = {
  [newsletterFieldIds.name]: { type: 'text', autocomplete: 'name' },
  [newsletterFieldIds.email]: { type: 'email', autocomplete: 'email' },
} as const

function fieldHtml(field: FormField, { id, filling }: ShownSignUp): Markup {
  const { type, autocomplete } = field.type === 'email' ? inputsOf.email : inputsOf.name
  const error = filling?.errors[field.id]
  const typed = filling?.values[field.id]
  const inputId = `${id}-${field.id}`
  return html`<div class="newsletter-form-field-wrapper form-item field ${field.id}${field.isRequired ? ' required' : ''}${
    error === undefined ? '' : ' error'
  }" data-field-id="${field.id}">${
    error === undefined ? '' : html`<span class="field-error" id="${inputId}-error">${error}</span>`
  }<label class="newsletter-form-field-label title" for="${inputId}">${field.title}</label><input class="newsletter-form-field-element field-element" id="${inputId}" name="${field.id}" type="${type}" autocomplete="${autocomplete}" value="${
    typeof typed === 'string' ? typed : ''
  }"${field.isRequired ? html` aria-required="true"` : ''}${
    error === undefined ? '' : html` aria-invalid="true" aria-describedby="${inputId}-error"`
  }></div>`
}

/** A box that nothing ticks beforehand: what it says is agreed to by ticking it alone. */
function boxHtml({ id: fieldId, options }: FormField, { id, filling }: ShownSignUp): Markup {
  const [words = ''] = options
  const isTicked = textsOfValue(filling?.values[fieldId] ?? '').includes(words)
  return html`<div class="newsletter-form-box form-item checkbox" data-field-id="${fieldId}"><label for="${id}-${fieldId}"><input type="checkbox" id="${id}-${fieldId}" name="${partName({ id: fieldId }, 0)}" value="${words}"${isTicked ? html` checked` : ''}> <span>${words}</span></label></div>`
}
