import { isRecord } from '../../shapes/is-record.ts'

/** Fields that a page tells, of which any may be left out, or be something else. */
export type PageFields = Readonly<Record<string, unknown>>

/** Reads the JSON of a page; what is none has no fields. */
export function readFields(json: string | undefined): PageFields {
  if (json === undefined || json === '') return {}
  try {
    const value: unknown = JSON.parse(json)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** The first of some fields that is a text with something in it; '' where none is. */
export function textOf(fields: PageFields, ...names: readonly string[]): string {
  for (const name of names) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (typeof value === 'string' && value.trim() !== '') return value.toWellFormed().slice(0, 4_000)
  }
  return ''
}

/** A field that is a whole number; null where it is none. */
export function numberOf(fields: PageFields, name: string): number | null {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  return typeof value === 'number' && Number.isInteger(value) ? value : null
}

/** The first of some fields that is an id of ours; '' where none is. */
export function idOf(fields: PageFields, ...names: readonly string[]): string {
  return names.map((name) => textOf(fields, name)).find((value) => /^[0-9a-f]{24}$/.test(value)) ?? ''
}

/** The id of a form: its own, or that of the block that it stands in, such as `newsletter:footerBlocks:letters`; '' for what is none. */
export function formIdOf(fields: PageFields): string {
  const formId = textOf(fields, 'formId')
  return /^[\w:-]{1,64}$/.test(formId) ? formId : ''
}
