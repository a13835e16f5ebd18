import { isRecord } from '../is-record.ts'
import { type Complain, notAListText } from './complain.ts'
import type { Field, Fields, OptionValue } from './field.ts'
import { isLinkAddress } from './link-address.ts'
import { readImage } from './read-image.ts'

/** Reads the fields of a block from unknown input: what is missing takes its preset, what is unknown is left out. */
export function readFields(
  fields: Fields,
  input: unknown,
  { path, complain }: { readonly path: string; readonly complain: Complain },
): Readonly<Record<string, unknown>> {
  if (!isRecord(input)) complain(path, 'What a block holds must be fields by name.')
  const given = isRecord(input) ? input : {}
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = Object.hasOwn(given, name) ? given[name] : undefined
      return [name, readField(field, value, { path: `${path}.${name}`, complain })]
    }),
  )
}

interface FieldContext {
  readonly path: string
  readonly complain: Complain
}

function readField(field: Field, value: unknown, place: FieldContext): unknown {
  switch (field.kind) {
    case 'flag':
      return value === undefined ? field.preset : readFlag(value, place)
    case 'choice':
      return value === undefined ? field.preset : readChoice(field, value, place)
    case 'number':
      return value === undefined ? field.preset : readNumber(field, value, place)
    case 'image':
      return value === undefined || value === null ? null : readImage(value, place)
    case 'lines':
      return readItems(value, field.maxItems, place).map((each, index) =>
        readText(each, field.maxLength, { ...place, path: `${place.path}.${index}` }),
      )
    case 'list':
      return readItems(value, field.maxItems, place).map((each, index) =>
        readFields(field.of, each, { ...place, path: `${place.path}.${index}` }),
      )
    case 'options':
      return readOptions(value, place)
    case 'link':
      return readLink(value, place)
    case 'id':
      return readText(value, 64, place)
    case 'line':
      return readText(value, field.maxLength, place).replace(/\s+/g, ' ')
    default:
      return readText(value, field.maxLength, place)
  }
}

function readText(value: unknown, maxLength: number, { path, complain }: FieldContext): string {
  if (value === undefined) return ''
  if (typeof value !== 'string') {
    complain(path, 'This must be a text.')
    return ''
  }
  if (value.length > maxLength) complain(path, `This text can have at most ${maxLength} characters.`)
  return value
}

function readLink(value: unknown, place: FieldContext): string {
  const address = readText(value, Number.POSITIVE_INFINITY, place).trim()
  if (isLinkAddress(address)) return address
  place.complain(place.path, `${shortened(address)} is not a valid page URL`)
  return ''
}

function readFlag(value: unknown, { path, complain }: FieldContext): boolean {
  if (typeof value !== 'boolean') complain(path, 'This must be on or off.')
  return value === true
}

function readChoice(
  { of, preset }: Extract<Field, { kind: 'choice' }>,
  value: unknown,
  place: FieldContext,
): string {
  if (typeof value === 'string' && of.includes(value)) return value
  place.complain(place.path, `${shortened(String(value))} is not one of the expected options`)
  return preset
}

function readNumber(field: Extract<Field, { kind: 'number' }>, value: unknown, place: FieldContext): number {
  const { min, max, preset, isWhole } = field
  const isRight = isWhole ? Number.isInteger(value) : Number.isFinite(value)
  if (typeof value === 'number' && isRight && value >= min && value <= max) return value
  place.complain(place.path, `This must be a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}.`)
  return preset
}

function readItems(value: unknown, maxItems: number, { path, complain }: FieldContext): readonly unknown[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) {
    complain(path, notAListText)
    return []
  }
  if (value.length > maxItems) complain(path, `There can be at most ${maxItems}.`)
  return value.slice(0, maxItems)
}

function readOptions(
  value: unknown,
  { path, complain }: FieldContext,
): Readonly<Record<string, OptionValue>> {
  if (value === undefined) return {}
  const entries = isRecord(value) ? Object.entries(value) : null
  if (entries && entries.length <= 60 && entries.every(([name, each]) => isOption(name, each)))
    return Object.fromEntries(entries) as Record<string, OptionValue>
  complain(path, 'These must be options by name: texts, numbers, on or off.')
  return {}
}

function isOption(name: string, value: unknown): boolean {
  if (!/^[a-zA-Z][a-zA-Z-]{0,60}$/.test(name)) return false
  return (
    typeof value === 'boolean' || Number.isFinite(value) || (typeof value === 'string' && value.length <= 500)
  )
}

function shortened(value: string): string {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value
}
