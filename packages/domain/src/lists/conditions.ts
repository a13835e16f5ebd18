import { isDay } from '../time/calendar-day.ts'
import type { ListDescription, ListFilter, ValueKind } from './list-description.ts'

/** How a value is held against a filter. */
export type ListOperator =
  | 'is'
  | 'not'
  | 'any'
  | 'has'
  | 'starts'
  | 'lt'
  | 'gt'
  | 'between'
  | 'empty'
  | 'last'
  | 'older'

/** One condition of a list; all of them hold at once. */
export interface ListCondition {
  readonly key: string
  readonly operator: ListOperator
  /** One value; two with `between`, one or more with `any`. */
  readonly values: readonly string[]
}

/** What each kind can be asked. `last` and `older` count days of 24 hours; `empty` takes yes or no. */
const operatorsOf: Readonly<Record<ValueKind, readonly ListOperator[]>> = {
  text: ['is', 'not', 'any', 'has', 'starts', 'empty'],
  number: ['is', 'lt', 'gt', 'between', 'empty'],
  money: ['is', 'lt', 'gt', 'between', 'empty'],
  moment: ['lt', 'gt', 'between', 'last', 'older', 'empty'],
  flag: ['is'],
  choice: ['is', 'not', 'any', 'empty'],
}

/** What a filter can be asked: `has` only where words of the text are kept. */
export function operatorsFor({ kind, hasWords }: ListFilter): readonly ListOperator[] {
  return hasWords ? operatorsOf[kind] : operatorsOf[kind].filter((operator) => operator !== 'has')
}

/** Why a filter was not taken. */
export type ConditionProblem =
  | 'too-many-conditions'
  | 'unknown-filter'
  | 'unknown-operator'
  | 'unknown-value'
  | 'too-many-values'
  | 'value-not-a-number'
  | 'value-not-a-date'

/** What is said of it. */
export const conditionProblemText: Readonly<Record<ConditionProblem, string>> = {
  'too-many-conditions': 'Use at most 20 filters at once.',
  'unknown-filter': 'This list has no such filter.',
  'unknown-operator': 'This filter cannot be asked that way.',
  'unknown-value': 'This filter has no such value.',
  'too-many-values': 'Use at most 100 values at once.',
  'value-not-a-number': 'Enter a number.',
  'value-not-a-date': 'Enter a date.',
}

type ConditionsResult =
  | { readonly ok: true; readonly conditions: readonly ListCondition[] }
  | { readonly ok: false; readonly problem: ConditionProblem; readonly key: string }

/** The most conditions of one list. */
const mostConditions = 20

/** The most values of one `any`. */
const mostValues = 100

/** Reads `stock:lt:5~visible:is:yes`: conditions divided by `~`, values by `,`, each encoded as in an address. */
export function readConditions(
  text: string,
  { filters }: Pick<ListDescription, 'filters'>,
): ConditionsResult {
  const parts = text.split('~').filter((part) => part !== '')
  if (parts.length > mostConditions) return { ok: false, problem: 'too-many-conditions', key: '' }
  const conditions: ListCondition[] = []
  for (const part of parts) {
    const [key = '', operator = '', value = ''] = part.split(':')
    const filter = filters.find((each) => each.key === key)
    if (!filter) return { ok: false, problem: 'unknown-filter', key }
    const known = operatorsFor(filter).find((each) => each === operator)
    if (!known) return { ok: false, problem: 'unknown-operator', key }
    const values = value.split(',').map(decoded)
    const problem = findValueProblem(filter, known, values)
    if (problem) return { ok: false, problem, key }
    conditions.push({ key, operator: known, values })
  }
  return { ok: true, conditions }
}

/** Writes conditions as `readConditions` reads them. */
export function writeConditions(conditions: readonly ListCondition[]): string {
  return conditions
    .map(({ key, operator, values }) => `${key}:${operator}:${values.map(encoded).join(',')}`)
    .join('~')
}

function findValueProblem(
  filter: ListFilter,
  operator: ListOperator,
  values: readonly string[],
): ConditionProblem | null {
  const wanted = operator === 'between' ? 2 : 1
  if (operator === 'any' && values.length > mostValues) return 'too-many-values'
  if (operator !== 'any' && values.length !== wanted) return 'unknown-value'
  if (operator === 'empty' || filter.kind === 'flag')
    return values.every((value) => value === 'yes' || value === 'no') ? null : 'unknown-value'
  if (operator === 'last' || operator === 'older') return values.every(isDays) ? null : 'value-not-a-number'
  if (filter.kind === 'number' || filter.kind === 'money')
    return values.every(isWhole) ? null : 'value-not-a-number'
  if (filter.kind === 'moment') return values.every(isDay) ? null : 'value-not-a-date'
  const { choices } = filter
  if (!choices) return values.every((value) => value.length <= 500) ? null : 'unknown-value'
  return values.every((value) => choices.some((choice) => choice.value === value)) ? null : 'unknown-value'
}

/** Whole numbers; money is in minor units. */
const isWhole = (value: string) => /^-?\d{1,15}$/.test(value)

/** Up to ten years. */
const isDays = (value: string) => /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= 3_660

const encoded = (value: string) => encodeURIComponent(value).replace(/~/g, '%7E')

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
