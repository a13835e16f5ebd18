import { isAgreedTo } from '@vitrine/domain/forms/form-field'
import { isParted } from '@vitrine/domain/forms/parts/field-parts'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { choicesHtml, inputHtml, likertHtml, partsHtml } from './field-controls.ts'
import { fileHtml } from './file-html.ts'
import { describing, type FilledField, textOf } from './filled-field.ts'

/** A field and its label in plain HTML, with what is wrong before its title. */
export function fieldHtml(filled: FilledField): Markup {
  const { field } = filled
  const { type } = field
  if (type === 'section') return sectionHtml(filled)
  if (type === 'hidden')
    return html`<input type="hidden" name="${field.id}" value="${textOf(filled) || field.value}">`
  if (isParted(type)) return group(filled, partsHtml(filled))
  if (type === 'radio' || type === 'checkbox') return group(filled, choicesHtml(filled))
  if (type === 'likert') return group(filled, likertHtml(filled))
  return single(filled, type === 'file' ? fileHtml(filled) : inputHtml(filled))
}

function single(filled: FilledField, control: Markup): Markup {
  const { field, id } = filled
  return html`<div class="form-item field ${classesOf(filled)}" data-field-id="${field.id}">${errorHtml(filled)}<label class="title" for="${id}">${titleOf(
    filled,
  )}</label>${descriptionHtml(filled)}${control}</div>`
}

/** What is wrong stands in the legend, before the title: nothing else may come before a legend. */
function group(filled: FilledField, body: Markup): Markup {
  const { field } = filled
  const { type, isRequired } = field
  const described = describing(filled)
  return html`<fieldset class="form-item fields ${classesOf(filled)}" data-field-id="${field.id}"${
    type === 'radio' && isRequired ? html` role="radiogroup" aria-required="true"` : ''
  }${described === '' ? '' : html` aria-describedby="${described}"`}><legend class="title">${errorHtml(filled)}${titleOf(
    filled,
  )}</legend>${descriptionHtml(filled)}${body}</fieldset>`
}

function classesOf({ field, error }: FilledField): string {
  return `${field.type}${field.isRequired ? ' required' : ''}${error === undefined ? '' : ' error'}`
}

function errorHtml({ id, error }: FilledField): Markup | '' {
  return error === undefined ? '' : html`<span class="field-error" id="${id}-error">${error}</span>`
}

function sectionHtml(filled: FilledField): Markup {
  const { title, underline, id } = filled.field
  return html`<div class="form-item section${underline ? ' underline' : ''}" data-field-id="${id}"><p class="title"><strong>${title}</strong></p>${descriptionHtml(
    filled,
  )}</div>`
}

function titleOf({ field, say }: FilledField): Markup {
  const { title, isRequired } = field
  if (!isRequired) return html`${title || say('Field')}`
  // No control of several boxes or statements can say it.
  const heard = isToldInWords(field)
    ? html`<span class="v6-visually-hidden"> ${say('(required)')}</span>`
    : ''
  return html`${title || say('Field')} <span class="required" aria-hidden="true">*</span>${heard}`
}

function isToldInWords(field: FilledField['field']): boolean {
  return field.type === 'likert' || (field.type === 'checkbox' && !isAgreedTo(field))
}

function descriptionHtml({ field, id, condition = '' }: FilledField): Markup {
  const { description } = field
  return html`${condition === '' ? '' : html`<p class="form-condition" id="${id}-condition">${condition}</p>`}${
    description === '' ? '' : html`<p class="description" id="${id}-description">${description}</p>`
  }`
}
