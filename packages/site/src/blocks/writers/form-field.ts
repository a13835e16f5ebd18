import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { choicesHtml, likertHtml, partsHtml } from './form-field-controls.ts'
import type { FormField } from './set-up-field.ts'

/** A field and its label in plain HTML; `id` is unique on the page. */
export function formFieldHtml(field: FormField, id: string): Markup {
  switch (field.type) {
    case 'section':
      return sectionHtml(field)
    case 'hidden':
      return html`<input type="hidden" name="${field.key || field.id}" value="${field.value}">`
    case 'name':
    case 'address':
    case 'date':
    case 'time':
    case 'phone':
      return group(field, id, partsHtml(field, id))
    case 'radio':
    case 'checkbox':
      return group(field, id, choicesHtml(field, id))
    case 'likert':
      return group(field, id, likertHtml(field, id))
    default:
      return single(field, id)
  }
}

function single(field: FormField, id: string): Markup {
  const { type, isRequired } = field
  return html`<div class="form-item field ${type}${isRequired ? ' required' : ''}"><label class="title" for="${id}">${titleOf(
    field,
  )}</label>${description(field, id)}${control(field, id)}</div>`
}

function control(field: FormField, id: string): Markup {
  const { type, placeholder, maxLength, currencySymbol, options } = field
  const name = html` id="${id}" name="${field.id}"${shared(field, id)}`
  switch (type) {
    case 'textarea':
      return html`<textarea class="field-element" rows="5"${name}${
        maxLength > 0 ? html` data-max-length="${maxLength}" maxlength="${maxLength}"` : ''
      } placeholder="${placeholder}"></textarea>`
    case 'select':
      return html`<select class="field-element"${name}><option value=""></option>${options.map(
        (each) => html`<option>${each}</option>`,
      )}</select>`
    case 'currency':
      return html`<span class="prefix" aria-hidden="true">${currencySymbol}</span><input class="field-element" type="text" inputmode="decimal"${name}>`
    default:
      return html`<input class="field-element" type="${inputTypes[type] ?? 'text'}"${name} placeholder="${placeholder}">`
  }
}

const inputTypes: Readonly<Record<string, string>> = {
  email: 'email',
  number: 'number',
  website: 'url',
  password: 'password',
}

function group(field: FormField, id: string, body: Markup): Markup {
  const { type, isRequired } = field
  return html`<fieldset class="form-item fields ${type}${isRequired ? ' required' : ''}"${
    type === 'radio' && isRequired ? html` role="radiogroup" aria-required="true"` : ''
  }${
    field.description === '' ? '' : html` aria-describedby="${id}-description"`
  }><legend class="title">${titleOf(field)}</legend>${description(field, id)}${body}</fieldset>`
}

function sectionHtml({ title, description: words, underline }: FormField): Markup {
  return html`<div class="form-item section${underline ? ' underline' : ''}"><p class="title"><strong>${title}</strong></p>${
    words === '' ? '' : html`<p class="description">${words}</p>`
  }</div>`
}

function titleOf({ title, isRequired }: FormField): Markup {
  return html`${title || 'Field'}${isRequired ? html` <span class="required" aria-hidden="true">*</span>` : ''}`
}

function description({ description: words }: FormField, id: string): Markup | '' {
  return words === '' ? '' : html`<p class="description" id="${id}-description">${words}</p>`
}

/** Not `required`: many templates mark invalid fields in red, and an empty one that is required is invalid before anything was typed. */
function shared({ isRequired, description: words }: FormField, id: string): Markup {
  return html`${isRequired ? html` aria-required="true"` : ''}${words === '' ? '' : html` aria-describedby="${id}-description"`}`
}
