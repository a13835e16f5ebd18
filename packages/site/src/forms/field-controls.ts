import { isList } from '@vitrine/domain/forms/field-value'
import { isAgreedTo, keysOf, partName } from '@vitrine/domain/forms/form-field'
import { likertAnswers } from '@vitrine/domain/forms/likert-answers'
import { type AskedPart, askedParts } from '@vitrine/domain/forms/parts/field-parts'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { describing, type FilledField, textOf } from './filled-field.ts'

/** The inputs of a name, address, date, time or phone number. */
export function partsHtml(filled: FilledField): Markup {
  const { field, id, value, manner, say } = filled
  return html`${askedParts(field, value, manner).map(
    (asked) =>
      html`<div class="field ${asked.part.className}"><label for="${id}-${asked.place}"><span class="caption">${say(
        asked.part.label,
      )}</span></label>${partHtml(filled, asked)}</div>`,
  )}`
}

function partHtml(filled: FilledField, { place, part, typed }: AskedPart): Markup {
  const { field, id, say } = filled
  const { choices, autocomplete, digits, spoken } = part
  const isDemanded = field.isRequired && !part.isOptional
  const shared = html` id="${id}-${place}" name="${partName(field, place)}"${
    isDemanded ? html` aria-required="true"` : ''
  }${spoken === undefined ? '' : html` aria-label="${say(spoken)}"`}${wrong(filled)}`
  if (choices)
    return html`<select class="field-element field-control"${shared}><option value=""></option>${choices.map(
      (each) => html`<option${each === typed ? html` selected` : ''}>${each}</option>`,
    )}</select>`
  return html`<input class="field-element field-control" type="${part.isPhone ? 'tel' : 'text'}"${shared}${typedAttribute(
    typed,
  )}${autocomplete === undefined ? '' : html` autocomplete="${autocomplete}"`}${
    digits === undefined ? '' : html` maxlength="${digits}"`
  }${digits === undefined && !part.isNumeric ? '' : html` inputmode="numeric"`}>`
}

/** One or several of some options. */
export function choicesHtml(filled: FilledField): Markup {
  const { field, id, value } = filled
  const { type, options, isRequired } = field
  const demanded = isRequired && isAgreedTo(field) ? html` aria-required="true"` : ''
  const isChosen = (option: string) =>
    typeof value === 'string'
      ? value === option
      : value !== undefined && isList(value) && value.includes(option)
  return html`${options.map(
    (option, place) =>
      html`<div class="option"><input type="${type}" id="${id}-${place}" name="${
        type === 'checkbox' ? partName(field, place) : field.id
      }" value="${option}"${isChosen(option) ? html` checked` : ''}${demanded}${wrong(filled)}><label for="${id}-${place}">${option}</label></div>`,
  )}`
}

/** Statements, each with a scale. */
export function likertHtml({ field, id, value, say }: FilledField): Markup {
  const answers = value !== undefined && typeof value !== 'string' && !isList(value) ? value : {}
  return html`${field.options.map(
    (statement, place) =>
      html`<fieldset class="likert-item"><legend class="question">${statement}</legend>${likertAnswers.map(
        ({ position, label }) =>
          html`<div class="option"><input type="radio" id="${id}-${place}-${position}" name="${partName(
            field,
            place,
          )}" value="${position}"${
            answers[statement]?.includes(String(position)) ? html` checked` : ''
          }><label for="${id}-${place}-${position}">${say(label)}</label></div>`,
      )}</fieldset>`,
  )}`
}

/** The input of a field that has one. */
export function inputHtml(filled: FilledField): Markup {
  const { field, id } = filled
  const { type, placeholder, maxLength, currencySymbol, options, isRequired } = field
  const described = describing(filled)
  // Not `required`: many templates mark invalid fields in red, and an empty one that is required is invalid before anything was typed.
  const shared = html` id="${id}" name="${field.id}"${isRequired ? html` aria-required="true"` : ''}${
    described === '' ? '' : html` aria-describedby="${described}"`
  }${wrong(filled)}`
  const typed = textOf(filled)
  const keys = keysOf(field)
  const inputmode = keys === undefined ? '' : html` inputmode="${keys}"`
  switch (type) {
    case 'textarea':
      return html`<textarea class="field-element" rows="5"${shared}${
        maxLength > 0 ? html` data-max-length="${maxLength}" maxlength="${maxLength}"` : ''
      } placeholder="${placeholder}">${typed === '' ? '' : html`\n${typed}`}</textarea>`
    case 'select':
      return html`<select class="field-element"${shared}><option value=""></option>${options.map(
        (each) => html`<option${each === typed ? html` selected` : ''}>${each}</option>`,
      )}</select>`
    case 'currency':
      return html`<span class="prefix" aria-hidden="true">${currencySymbol}</span><input class="field-element" type="text"${inputmode}${shared}${typedAttribute(typed)}>`
    default:
      return html`<input class="field-element" type="${inputTypes[type] ?? 'text'}"${inputmode}${shared} placeholder="${placeholder}"${
        autocompletes[type] === undefined ? '' : html` autocomplete="${autocompletes[type]}"`
      }${type === 'password' ? '' : typedAttribute(typed)}>`
  }
}

const inputTypes: Readonly<Record<string, string>> = {
  email: 'email',
  website: 'url',
  password: 'password',
}

const autocompletes: Readonly<Record<string, string>> = {
  email: 'email',
  website: 'url',
  password: 'off',
}

function typedAttribute(typed: string): Markup | '' {
  return typed === '' ? '' : html` value="${typed}"`
}

function wrong({ error }: FilledField): Markup | '' {
  return error === undefined ? '' : html` aria-invalid="true"`
}
