import type { ListCondition, ListOperator } from '@vitrine/domain/lists/conditions'
import type { ListFilter, ValueKind } from '@vitrine/domain/lists/list-description'
import { choiceOf } from './choice-of.ts'
import { choicesFor } from './condition-draft.ts'

/** How a value is shown: amounts and days in the words of the site. */
export interface ConditionFormats {
  readonly money: (cents: number) => string
  readonly number: (value: number) => string
  /** A day of a calendar, such as 2026-12-24. */
  readonly date: (day: string) => string
}

/** What an operator is called; of moments some have other words. */
export function operatorWords(operator: ListOperator, kind: ValueKind): string {
  return (kind === 'moment' ? momentWords[operator] : undefined) ?? words[operator]
}

/** A condition as a sentence, such as `Stock less than 5`. */
export function conditionText(
  filter: ListFilter,
  condition: ListCondition,
  formats: ConditionFormats,
): string {
  const { operator, values } = condition
  const { label, kind } = filter
  if (operator === 'empty') return `${label} ${values[0] === 'no' ? 'is not empty' : 'is empty'}`
  if (operator === 'last')
    return values[0] === '1' ? `${label} in the last 24 hours` : `${label} in the last ${days(values[0])}`
  if (operator === 'older') return `${label} older than ${days(values[0])}`
  const choices = choicesFor(filter, operator)
  const shown = values.map(
    (value) => (choices && choiceOf(choices, value)?.label) ?? valueText(kind, value, formats),
  )
  if (operator === 'between') return `${label} between ${shown.join(' and ')}`
  const joined = shown.join(operator === 'any' ? ' or ' : ', ')
  return operator === 'is' || operator === 'any'
    ? `${label}: ${joined}`
    : `${label} ${operatorWords(operator, kind)} ${joined}`
}

function valueText(kind: ValueKind, value: string, { money, number, date }: ConditionFormats): string {
  if (kind === 'flag') return flagWords[value] ?? value
  if (kind === 'moment') return date(value)
  if (kind === 'money') return money(Number(value))
  if (kind === 'number') return number(Number(value))
  return value
}

const days = (value = '') => (value === '1' ? '1 day' : `${value} days`)

const flagWords: Readonly<Record<string, string>> = { yes: 'yes', no: 'no' }

const words: Readonly<Record<ListOperator, string>> = {
  is: 'is',
  not: 'is not',
  any: 'is any of',
  has: 'contains',
  starts: 'starts with',
  lt: 'less than',
  gt: 'more than',
  between: 'between',
  empty: 'is empty',
  last: 'in the last',
  older: 'older than',
}

const momentWords: Partial<Record<ListOperator, string>> = { lt: 'before', gt: 'after' }
