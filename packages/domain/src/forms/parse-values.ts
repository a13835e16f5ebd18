import { withoutControls } from '../limits/without-controls.ts'
import { isRecord } from '../shapes/is-record.ts'
import type { FieldValue, FormValues } from './field-value.ts'
import { type FormField, takesAnswer } from './form-field.ts'
import { isParted, type PartedType, partsOf } from './parts/field-parts.ts'

/** Values in the shapes of their fields, or why they are none. */
export type ParsedValues =
  | { readonly ok: true; readonly values: FormValues }
  | { readonly ok: false; readonly problem: 'form-unreadable' | 'form-invalid' }

/** Reads the JSON text that a form is sent as: the value of each field by its id. Fields that were left out are empty. */
export function parseValues(fields: readonly FormField[], sent: string): ParsedValues {
  let parsed: unknown
  try {
    parsed = JSON.parse(sent)
  } catch {
    return { ok: false, problem: 'form-unreadable' }
  }
  return isRecord(parsed) && !Array.isArray(parsed)
    ? shapeValues(fields, parsed)
    : { ok: false, problem: 'form-unreadable' }
}

/**
 * Holds values against the fields of a form: each in the shape of its type, and none that the form does not have. Half characters are
 * refused, as files and addresses cannot hold them; what shows nothing and steers a terminal or a mail is left out.
 */
export function shapeValues(
  fields: readonly FormField[],
  sent: Readonly<Record<string, unknown>>,
): ParsedValues {
  const asked = fields.filter(takesAnswer)
  const known = new Set(fields.map(({ id }) => id))
  if (Object.keys(sent).some((id) => !known.has(id))) return { ok: false, problem: 'form-invalid' }
  const values: Record<string, FieldValue> = {}
  for (const field of asked) {
    const value = shapeValue(field, Object.hasOwn(sent, field.id) ? sent[field.id] : undefined)
    if (value === null) return { ok: false, problem: 'form-invalid' }
    values[field.id] = value
  }
  return { ok: true, values }
}

/** A value in the shape of its field; null where it has another. */
function shapeValue(field: FormField, sent: unknown): FieldValue | null {
  const { type } = field
  if (isParted(type)) return shapeParts(type, sent)
  if (type === 'checkbox' || type === 'file') return shapeTexts(sent)
  if (type === 'likert') return shapeLikert(sent)
  // Newer clients send an address as an object (platform reference, section 3.3).
  if (type === 'email' && isRecord(sent) && typeof sent.emailAddress === 'string')
    return shapeText(sent.emailAddress)
  return type === 'hidden' && (sent === undefined || sent === null) ? field.value : shapeText(sent)
}

/** A phone number of three parts has no country, and a time of three no seconds. */
function shapeParts(type: PartedType, sent: unknown): readonly string[] | null {
  const given = shapeTexts(sent)
  if (given === null) return null
  const wanted = partsOf(type).length
  const whole =
    type === 'phone' && given.length === 3
      ? ['', ...given]
      : type === 'time' && given.length === 3
        ? [...given.slice(0, 2), '', ...given.slice(2)]
        : given
  return whole.length > wanted ? null : partsOf(type).map((_, place) => whole[place] ?? '')
}

function shapeTexts(sent: unknown): readonly string[] | null {
  if (sent === undefined || sent === null || sent === '') return []
  if (!Array.isArray(sent)) return null
  const texts = sent.map(shapeText)
  return texts.every((text) => text !== null) ? texts : null
}

function shapeLikert(sent: unknown): Readonly<Record<string, readonly string[]>> | null {
  if (sent === undefined || sent === null) return {}
  if (!isRecord(sent) || Array.isArray(sent)) return null
  const answers = Object.entries(sent).map(
    ([statement, answer]) => [statement, shapeTexts(Array.isArray(answer) ? answer : [answer])] as const,
  )
  const isWhole = answers.every(
    (answer): answer is readonly [string, readonly string[]] =>
      answer[0].isWellFormed() && answer[1] !== null,
  )
  return isWhole ? Object.fromEntries(answers) : null
}

function shapeText(sent: unknown): string | null {
  if (sent === undefined || sent === null) return ''
  if (typeof sent === 'number' && Number.isFinite(sent)) return String(sent)
  return typeof sent === 'string' && sent.isWellFormed() ? withoutControls(sent) : null
}
