import { conditionTests } from '@vitrine/domain/content/blocks/condition-tests'
import { formFieldTypes } from '@vitrine/domain/content/blocks/form-field-types'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { americanManner, type FieldManner } from '@vitrine/domain/forms/parts/field-manner'

/** A form that is filled in for an item, or at the checkout (specification, section 3). */
export interface AskedForm {
  readonly name: string
  readonly manner: FieldManner
  readonly fields: readonly FormField[]
}

/** Reads the form that a button carries in `data-form`; null when it carries none. */
export function readFormText(json: string | undefined): AskedForm | null {
  return json ? readBuyersForm(JSON.parse(json)) : null
}

/** Reads a form as pages and calls tell it; null when it asks for nothing. */
export function readBuyersForm(told: unknown): AskedForm | null {
  const raw = record(told)
  const fields = Array.isArray(raw.fields) ? raw.fields.map(readField) : []
  return fields.length > 0 ? { name: text(raw.name), manner: readManner(raw.manner), fields } : null
}

/** Forms that others make say nothing of it. */
function readManner(value: unknown): FieldManner {
  const { phoneIsWhole, dateOrder, addressOrder, hasHalves } = record(value)
  const order = places(dateOrder)
  const ofAddress = places(addressOrder)
  return {
    phoneIsWhole: phoneIsWhole === true,
    dateOrder: order.length === 3 ? order : americanManner.dateOrder,
    addressOrder: ofAddress.length > 0 ? ofAddress : americanManner.addressOrder,
    hasHalves: hasHalves !== false,
  }
}

function places(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((place) => typeof place === 'number') : []
}

function readField(value: unknown): FormField {
  const raw = record(value)
  const shownIf = Array.isArray(raw.shownIf) ? raw.shownIf.flatMap(readCondition) : []
  return {
    id: text(raw.id),
    type: formFieldTypes.find((type) => type === raw.type) ?? 'text',
    title: text(raw.title),
    description: text(raw.description),
    placeholder: text(raw.placeholder),
    isRequired: raw.required === true,
    options: Array.isArray(raw.options) ? raw.options.map(optionText) : [],
    currencySymbol: text(raw.currencySymbol),
    showCountryCode: raw.showCountryCode === true,
    underline: raw.underline === true,
    key: text(raw.key),
    value: text(raw.value),
    maxLength: typeof raw.maxLength === 'number' && raw.maxLength > 0 ? raw.maxLength : 0,
    ...(typeof raw.least === 'number' ? { least: raw.least } : {}),
    ...(typeof raw.most === 'number' ? { most: raw.most } : {}),
    ...(shownIf.length > 0 ? { shownIf, shownIfAny: raw.shownIfAny === true } : {}),
  }
}

function readCondition(value: unknown) {
  const raw = record(value)
  const test = conditionTests.find((each) => each === raw.test)
  return test ? [{ fieldId: text(raw.fieldId), test, value: text(raw.value) }] : []
}

/** Options are plain texts, or objects with a label. */
function optionText(option: unknown): string {
  return typeof option === 'object' ? text(record(option).label ?? record(option).value) : text(option)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
