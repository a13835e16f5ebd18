import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import type { FormField } from './set-up-field.ts'

/** One of the inputs that a field of several parts has; what is posted under the field's name is a list. */
interface Part {
  readonly label: string
  readonly className: string
  readonly autocomplete?: string
  readonly maxLength?: number
  /** Asked for even when the field must be filled in. */
  readonly isOptional?: boolean
}

const digits = { maxLength: 2 }

/** The parts in the order in which they are posted (specification, section 3). */
const parts: Readonly<Record<string, readonly Part[]>> = {
  name: [
    { label: 'First Name', className: 'first-name', autocomplete: 'given-name' },
    { label: 'Last Name', className: 'last-name', autocomplete: 'family-name' },
  ],
  address: [
    { label: 'Address 1', className: 'address1', autocomplete: 'address-line1' },
    { label: 'Address 2', className: 'address2', autocomplete: 'address-line2', isOptional: true },
    { label: 'City', className: 'city', autocomplete: 'address-level2' },
    {
      label: 'State/Province',
      className: 'state-province',
      autocomplete: 'address-level1',
      isOptional: true,
    },
    { label: 'Zip/Postal Code', className: 'zip', autocomplete: 'postal-code', isOptional: true },
    { label: 'Country', className: 'country', autocomplete: 'country-name', isOptional: true },
  ],
  date: [
    { label: 'MM', className: 'month', ...digits },
    { label: 'DD', className: 'day', ...digits },
    { label: 'YYYY', className: 'year', maxLength: 4 },
  ],
  time: [
    { label: 'Hour', className: 'hour', ...digits },
    { label: 'Minute', className: 'minute', ...digits },
    { label: 'Second', className: 'second', ...digits, isOptional: true },
    { label: 'AM or PM', className: 'ampm', ...digits },
  ],
  phone: [
    { label: '(###)', className: 'area-code', maxLength: 5 },
    { label: '###', className: 'prefix', maxLength: 5 },
    { label: '####', className: 'line', maxLength: 8 },
  ],
}

const countryCode: Part = { label: 'Country', className: 'country-code', maxLength: 4, isOptional: true }

/** The inputs of a name, address, date, time or phone number. */
export function partsHtml({ id: name, type, isRequired, showCountryCode }: FormField, id: string): Markup {
  const own = parts[type] ?? []
  const all = type === 'phone' && showCountryCode ? [countryCode, ...own] : own
  return html`${all.map(
    (part, index) =>
      html`<div class="field ${part.className}"><label for="${id}-${index}"><span class="caption">${
        part.label
      }</span></label><input class="field-element field-control" type="text" id="${id}-${index}" name="${name}"${
        part.autocomplete === undefined ? '' : html` autocomplete="${part.autocomplete}"`
      }${part.maxLength === undefined ? '' : html` maxlength="${part.maxLength}" inputmode="${part.className === 'ampm' ? 'text' : 'numeric'}"`}${
        isRequired && !part.isOptional ? html` aria-required="true"` : ''
      }></div>`,
  )}`
}

/** One or several of some options. */
export function choicesHtml({ id: name, type, options }: FormField, id: string): Markup {
  return html`${options.map(
    (option, index) =>
      html`<div class="option"><input type="${type}" id="${id}-${index}" name="${name}" value="${option}"><label for="${id}-${index}">${option}</label></div>`,
  )}`
}

/** How far somebody agrees, from -2 to 2 (specification, section 3). */
const agreement: readonly (readonly [value: number, label: string])[] = [
  [-2, 'Strongly Disagree'],
  [-1, 'Disagree'],
  [0, 'Neutral'],
  [1, 'Agree'],
  [2, 'Strongly Agree'],
]

/** Statements, each with a scale. */
export function likertHtml({ id: name, options }: FormField, id: string): Markup {
  return html`${options.map(
    (statement, index) =>
      html`<fieldset class="likert-item"><legend class="question">${statement}</legend>${agreement.map(
        ([value, label]) =>
          html`<div class="option"><input type="radio" id="${id}-${index}-${value}" name="${name}.${index}" value="${value}"><label for="${id}-${index}-${value}">${label}</label></div>`,
      )}</fieldset>`,
  )}`
}
