import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { type BlockWriter, cleaned } from '../block-context.ts'
import { formFieldHtml } from './form-field.ts'

/**
 * Said where a form cannot be sent, so that no visitor writes in vain (specification, section 8). No form takes submissions yet; a form that
 * does will have its id in `formId`.
 */
const notConfiguredText = 'This form has not been configured yet.'

/** A form with its fields. */
export const writeForm: BlockWriter<'form'> = (value, { id }) => {
  if (value.fields.length === 0) return null
  const fields = value.fields.map((field, index) => formFieldHtml(field, `${id}-field-${index + 1}`))
  return html`<div class="form-wrapper"><form class="form-block-form" method="post" action="/api/form/SaveFormSubmission" data-form-id="${
    value.formId
  }" aria-label="${value.name || 'Form'}"><div class="field-list clear">${fields}</div>${
    value.disclaimerHtml === ''
      ? ''
      : html`<div class="form-disclaimer">${cleaned(value.disclaimerHtml)}</div>`
  }<div class="form-button-wrapper form-button-wrapper--align-${value.buttonAlignment}"><button class="button sqs-system-button sqs-editable-button" type="submit" disabled aria-describedby="${id}-note">${
    value.submitLabel || 'Submit'
  }</button></div>${note(id)}</form></div>`
}

/** A sign-up for the site's newsletter. */
export const writeNewsletter: BlockWriter<'newsletter'> = (value, { id }) => {
  const { title, description, footnote, layout, style, alignment, buttonLabel, asksName } = value
  return html`<div class="newsletter-style-${style} newsletter-block-wrapper"><div class="newsletter-form-wrapper newsletter-form-wrapper--layout${
    layout === 'float' ? 'Float' : 'Stack'
  } newsletter-form-wrapper--align${alignment}"><form class="newsletter-form" method="post" action="/api/form/SaveFormSubmission" data-form-id="${
    value.formId
  }" aria-label="${title || 'Newsletter'}"><header class="newsletter-form-header">${
    title === '' ? '' : html`<h2 class="newsletter-form-header-title">${title}</h2>`
  }${
    description === ''
      ? ''
      : html`<div class="newsletter-form-header-description">${cleaned(description)}</div>`
  }</header><div class="newsletter-form-body"><div class="newsletter-form-fields-wrapper form-fields">${
    asksName ? [textField(id, 'name'), textField(id, 'email')] : textField(id, 'email')
  }</div><div class="newsletter-form-button-wrapper submit-wrapper"><button class="newsletter-form-button sqs-system-button sqs-editable-button" type="submit" disabled aria-describedby="${id}-note"><span class="newsletter-form-button-label">${
    buttonLabel || 'Sign Up'
  }</span></button></div>${note(id)}</div>${
    footnote === '' ? '' : html`<div class="newsletter-form-footnote">${cleaned(footnote)}</div>`
  }</form></div></div>`
}

function note(id: string): Markup {
  return html`<p class="form-note" id="${id}-note">${notConfiguredText}</p>`
}

const newsletterFields = {
  name: { label: 'Name', type: 'text', autocomplete: 'name' },
  email: { label: 'Email Address', type: 'email', autocomplete: 'email' },
} as const

function textField(id: string, name: keyof typeof newsletterFields): Markup {
  const { label, type, autocomplete } = newsletterFields[name]
  return html`<div class="newsletter-form-field-wrapper form-item field ${name} required"><label class="newsletter-form-field-label title" for="${id}-${name}">${label}</label><input class="newsletter-form-field-element field-element" id="${id}-${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" aria-required="true"></div>`
}
