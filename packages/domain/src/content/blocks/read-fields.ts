import { isWrongMailLink, type KeptLinks, mailLinkText, typedLink } from '../../contact/mail-link.ts'
import { isRecord } from '../../shapes/is-record.ts'
import type { Field, Fields, OptionValue } from './field.ts'
import { isLinkAddress } from './link-address.ts'
import { readImage } from './read-image.ts'
import { notAListText, type ReportProblem } from './report-problem.ts'

/** Reads the fields of a block from unknown input: what is missing takes its preset, what is unknown is left out. */
export function readFields(
  fields: Fields,
  input: unknown,
  context: FieldContext,
): Readonly<Record<string, unknown>> {
  const { path, report } = context
  if (!isRecord(input)) report(path, 'What a block holds must be fields by name.')
  const given = isRecord(input) ? input : {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = Object.hasOwn(given, name) ? given[name] : undefined
      if (field.kind === 'maybe' && value === undefined) return []
      const read = readField(field, value, { ...context, path: `${path}.${name}` })
      return field.kind === 'maybe' && saysNothing(read) ? [] : [[name, read]]
    }),
  )
}

function saysNothing(read: unknown): boolean {
  return read === '' || read === false || read === 0 || (Array.isArray(read) && read.length === 0)
}

interface FieldContext {
  readonly path: string
  readonly report: ReportProblem
  /** Where somebody writes it just now, whose links to mail name addresses: those that were kept before. */
  readonly keptLinks?: KeptLinks | undefined
}

function readField(field: Field, value: unknown, context: FieldContext): unknown {
  switch (field.kind) {
    case 'flag':
      return value === undefined ? field.preset : readFlag(value, context)
    case 'choice':
      return value === undefined ? field.preset : readChoice(field, value, context)
    case 'number':
      return value === undefined ? field.preset : readNumber(field, value, context)
    case 'image':
      return value === undefined || value === null ? null : readImage(value, context)
    case 'lines':
      return readItems(value, field.maxItems, context).map((each, index) =>
        readText(each, field.maxLength, { ...context, path: `${context.path}.${index}` }),
      )
    case 'list':
      return readItems(value, field.maxItems, context).map((each, index) =>
        readFields(field.of, each, { ...context, path: `${context.path}.${index}` }),
      )
    case 'maybe':
      return readField(field.of, value, context)
    case 'options':
      return readOptions(value, context)
    case 'link':
      return readLink(value, context)
    case 'address':
      return readAddress(readText(value, Number.POSITIVE_INFINITY, context).trim(), context)
    case 'id':
      return readText(value, 64, context)
    case 'line':
      return readText(value, field.maxLength, context).replace(/\s+/g, ' ')
    default:
      return readText(value, field.maxLength, context)
  }
}

function readText(value: unknown, maxLength: number, { path, report }: FieldContext): string {
  if (value === undefined) return ''
  if (typeof value !== 'string') {
    report(path, 'This must be a text.')
    return ''
  }
  if (value.length > maxLength) report(path, `This text can have at most ${maxLength} characters.`)
  return value
}

function readLink(value: unknown, context: FieldContext): string {
  const { keptLinks } = context
  const text = readText(value, Number.POSITIVE_INFINITY, context)
  // Of what is read from elsewhere than an owner's hand, nothing is made anew.
  const address = keptLinks ? typedLink(text) : text.trim()
  if (keptLinks && isWrongMailLink(address, keptLinks)) context.report(context.path, mailLinkText)
  return readAddress(address, context)
}

function readAddress(address: string, { path, report }: FieldContext): string {
  if (isLinkAddress(address)) return address
  report(path, `${shortened(address)} is not a valid page URL`)
  return ''
}

function readFlag(value: unknown, { path, report }: FieldContext): boolean {
  if (typeof value !== 'boolean') report(path, 'This must be on or off.')
  return value === true
}

function readChoice(
  { of, preset }: Extract<Field, { kind: 'choice' }>,
  value: unknown,
  context: FieldContext,
): string {
  if (typeof value === 'string' && of.includes(value)) return value
  context.report(context.path, `${shortened(String(value))} is not one of the expected options`)
  return preset
}

function readNumber(
  field: Extract<Field, { kind: 'number' }>,
  value: unknown,
  context: FieldContext,
): number {
  const { min, max, preset, isWhole } = field
  const isRight = isWhole ? Number.isInteger(value) : Number.isFinite(value)
  if (typeof value === 'number' && isRight && value >= min && value <= max) return value
  context.report(context.path, `This must be a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}.`)
  return preset
}

function readItems(value: unknown, maxItems: number, { path, report }: FieldContext): readonly unknown[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) {
    report(path, notAListText)
    return []
  }
  if (value.length > maxItems) report(path, `There can be at most ${maxItems}.`)
  return value.slice(0, maxItems)
}

function readOptions(value: unknown, { path, report }: FieldContext): Readonly<Record<string, OptionValue>> {
  if (value === undefined) return {}
  const entries = isRecord(value) ? Object.entries(value) : null
  if (entries && entries.length <= 60 && entries.every(([name, each]) => isOption(name, each)))
    return Object.fromEntries(entries) as Record<string, OptionValue>
  report(path, 'These must be options by name: texts, numbers, on or off.')
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
