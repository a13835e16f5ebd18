/** The values and errors of a form by field name, and what to do when a visitor types or leaves a field. */
export interface FormFields {
  /** Begins every id, so that two forms of a page do not share one. */
  readonly idPrefix: string
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
  readonly type: (name: string, value: string) => void
  readonly leave: (name: string) => void
}

/** The id of a field's control; an error summary links to it. */
export function fieldId(form: Pick<FormFields, 'idPrefix'>, name: string): string {
  return `${form.idPrefix}-${name.replaceAll('.', '-')}`
}
