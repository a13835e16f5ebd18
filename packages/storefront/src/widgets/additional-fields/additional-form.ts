/** A form that is filled in for an item before it goes into the cart (specification, section 3). */
export interface AdditionalForm {
  readonly name: string
  readonly fields: readonly FormField[]
}

/** A field of it. `kind` is one of the field types of the specification. */
export interface FormField {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly description: string
  readonly placeholder: string
  readonly isRequired: boolean
  /** Choices of radio, checkbox and select; statements of likert. */
  readonly options: readonly string[]
  readonly currencySymbol: string
  readonly showsCountryCode: boolean
  readonly isUnderlined: boolean
  readonly key: string
  readonly value: string
  /** 0: no limit. */
  readonly maxLength: number
}

/** Reads the form that a button carries in `data-form`; null when it carries none. */
export function readAdditionalForm(json: string | undefined): AdditionalForm | null {
  if (!json) return null
  const raw = record(JSON.parse(json))
  const fields = Array.isArray(raw.fields) ? raw.fields.map(readField) : []
  return fields.length > 0 ? { name: text(raw.name), fields } : null
}

function readField(value: unknown): FormField {
  const raw = record(value)
  return {
    id: text(raw.id),
    kind: text(raw.type),
    title: text(raw.title),
    description: text(raw.description),
    placeholder: text(raw.placeholder),
    isRequired: raw.required === true,
    options: Array.isArray(raw.options) ? raw.options.map(optionText) : [],
    currencySymbol: text(raw.currencySymbol),
    showsCountryCode: raw.showCountryCode === true,
    isUnderlined: raw.underline === true,
    key: text(raw.key),
    value: text(raw.value),
    maxLength: typeof raw.maxLength === 'number' && raw.maxLength > 0 ? raw.maxLength : 0,
  }
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
