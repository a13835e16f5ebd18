import { type FieldValue, type FormValues, isEmptyValue, textsOfValue } from '../field-value.ts'
import type { FormField } from '../form-field.ts'
import { readNumber } from './read-number.ts'
import { isChosenFrom } from './tests-of-field.ts'

/** A condition on an earlier field. */
export type Condition = NonNullable<FormField['shownIf']>[number]

/**
 * The fields that are asked for when a form is filled in so. A step that is not takes its fields along, and what is not asked for says nothing
 * to the conditions behind it. Conditions on a field that is not there, or stands behind, find it empty.
 */
export function shownFields(fields: readonly FormField[], values: FormValues): readonly FormField[] {
  const before = new Map<string, Answer>()
  let isStepShown = true
  return fields.filter((field) => {
    const isMet = meetsAll(field, before)
    if (field.type === 'step') isStepShown = isMet
    const isShown = isStepShown && isMet
    if (isShown) before.set(field.id, { field, value: values[field.id] ?? '' })
    return isShown
  })
}

/** The values of some fields, and no others. */
export function valuesOf(fields: readonly FormField[], values: FormValues): FormValues {
  return Object.fromEntries(
    fields.flatMap(({ id }) => {
      const value = Object.hasOwn(values, id) ? values[id] : undefined
      return value === undefined ? [] : [[id, value]]
    }),
  )
}

/** Whether something in a form stands under conditions. */
export function hasConditions(fields: readonly FormField[]): boolean {
  return fields.some(({ shownIf = [] }) => shownIf.length > 0)
}

interface Answer {
  readonly field: FormField
  readonly value: FieldValue
}

function meetsAll({ shownIf = [], shownIfAny = false }: FormField, before: ReadonlyMap<string, Answer>) {
  if (shownIf.length === 0) return true
  const isMet = (condition: Condition) => meets(condition, before.get(condition.fieldId))
  return shownIfAny ? shownIf.some(isMet) : shownIf.every(isMet)
}

function meets({ test, value: wanted }: Condition, answer: Answer | undefined): boolean {
  const value = answer?.value ?? ''
  switch (test) {
    case 'isEmpty':
      return isEmptyValue(value)
    case 'isFilled':
      return !isEmptyValue(value)
    case 'is':
      return isSaid(answer, wanted)
    case 'isNot':
      return !isSaid(answer, wanted)
    case 'contains':
      return isContained(answer, wanted)
    case 'lacks':
      return !isContained(answer, wanted)
    default:
      return isOnSide(test, readNumber(textsOfValue(value)[0] ?? ''), readNumber(wanted))
  }
}

function isSaid(answer: Answer | undefined, wanted: string): boolean {
  if (!answer) return false
  const said = textsOfValue(answer.value).filter((text) => text.trim() !== '')
  const { type } = answer.field
  if (type !== 'number' && type !== 'currency')
    return said.length === 1 && isSame(answer, said[0] ?? '', wanted)
  const number = readNumber(said[0] ?? '')
  return number !== null && number === readNumber(wanted)
}

function isContained(answer: Answer | undefined, wanted: string): boolean {
  if (!answer) return false
  const said = textsOfValue(answer.value)
  if (isChosenFrom(answer.field)) return said.includes(wanted)
  return said.some((text) => plain(text).includes(plain(wanted)))
}

function isOnSide(test: 'isMore' | 'isLess', said: number | null, wanted: number | null): boolean {
  if (said === null || wanted === null) return false
  return test === 'isMore' ? said > wanted : said < wanted
}

/** Options are what they are; what was typed is the same in capitals. */
function isSame({ field }: Answer, said: string, wanted: string): boolean {
  return isChosenFrom(field) ? said === wanted : plain(said) === plain(wanted)
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}
