import {
  conditionProblemText,
  type ListCondition,
  type ListOperator,
  operatorsFor,
  readConditions,
  writeConditions,
} from '@vitrine/domain/lists/conditions'
import type { ListFilter } from '@vitrine/domain/lists/list-description'
import { toDecimalString } from '@vitrine/domain/money/reply-money'
import { amountProblemText, parseAmount } from '../../../format/money-text.ts'
import { choiceOf } from './choice-of.ts'

/** A condition while it is written: values as they are typed. */
export interface ConditionDraft {
  readonly operator: ListOperator
  readonly values: readonly string[]
}

/** A condition that can be asked, or what is wrong with it. */
export type DraftOutcome =
  | { readonly ok: true; readonly condition: ListCondition }
  | { readonly ok: false; readonly message: string }

/** How a filter begins that somebody adds. */
export function firstDraft({ kind, choices, names, hasWords }: ListFilter): ConditionDraft {
  if (kind === 'flag') return { operator: 'is', values: ['yes'] }
  if (kind === 'moment') return { operator: 'last', values: ['7'] }
  if (choices ?? names) return { operator: 'any', values: [] }
  return { operator: hasWords ? 'has' : 'is', values: [''] }
}

/** The draft of a condition that is asked already. */
export function draftOf(filter: ListFilter, condition: ListCondition, currency: string): ConditionDraft {
  const { operator } = condition
  const { kind, choices, names } = filter
  const known = choicesFor(filter, operator)
  const values = known
    ? condition.values.map((value) => choiceOf(known, value)?.value ?? value)
    : condition.values
  if ((choices ?? names) && operator === 'is') return { operator: 'any', values }
  const isAmount = kind === 'money' && operator !== 'empty'
  return {
    operator,
    values: isAmount ? values.map((cents) => toDecimalString(Number(cents), currency)) : values,
  }
}

/**
 * The operators that a filter offers: of known choices `is` is an `any of` with one. Where values have names, what asks for their signs is
 * offered to whom it is asked by already; and so is whether a moment is empty that every row has.
 */
export function offeredOperators(filter: ListFilter, asked: ListOperator): readonly ListOperator[] {
  const { choices, names, kind, mayLack } = filter
  return operatorsFor(filter).filter((operator) => {
    if (operator === 'is') return !(choices ?? names)
    if (operator === 'empty' && kind === 'moment') return Boolean(mayLack) || operator === asked
    return !names || operator === asked || operator === 'empty' || namedOperators.includes(operator)
  })
}

/** The choices for the values of an operator, where these are chosen. */
export function choicesFor({ choices, names }: ListFilter, operator: ListOperator): ListFilter['choices'] {
  return choices ?? (namedOperators.includes(operator) ? names : undefined)
}

/** How values are asked for whole. */
const namedOperators: readonly ListOperator[] = ['is', 'not', 'any']

/** The values that an operator begins with, as far as those of another can stay. */
export function valuesFor(
  operator: ListOperator,
  filter: ListFilter,
  before: ConditionDraft,
): readonly string[] {
  const { kind } = filter
  const choices = choicesFor(filter, operator)
  if (operator === 'empty' || kind === 'flag') return ['yes']
  if (operator === 'last' || operator === 'older') return ['7']
  if (operator === 'any')
    return choices
      ? before.values.filter((value) => choices.some((each) => each.value === value))
      : before.values
  const isDays = before.operator === 'last' || before.operator === 'older' || before.operator === 'empty'
  const [first = '', second = ''] = isDays ? [] : before.values
  return operator === 'between' ? [first, second] : [first]
}

/** Reads what was typed, held against what the list can be asked. */
export function readDraft(filter: ListFilter, draft: ConditionDraft, currency: string): DraftOutcome {
  const choices = choicesFor(filter, draft.operator)
  const given = draft.operator === 'any' && !choices ? splitValues(draft.values) : draft.values
  const values: string[] = []
  for (const value of given) {
    const typed = value.trim()
    if (filter.kind !== 'money' || draft.operator === 'empty') {
      values.push(typed)
      continue
    }
    const amount = parseAmount(typed, currency)
    if (!amount.ok) return { ok: false, message: amountProblemText(amount.problem, currency) }
    values.push(String(amount.cents))
  }
  if (values.length === 0 || (filter.kind === 'text' && values.every((value) => value === '')))
    return { ok: false, message: choices ? 'Choose at least one.' : 'Enter what to look for.' }
  const operator = choices && draft.operator === 'any' && values.length === 1 ? 'is' : draft.operator
  const condition = { key: filter.key, operator, values }
  const read = readConditions(writeConditions([condition]), { filters: [filter] })
  return read.ok ? { ok: true, condition } : { ok: false, message: conditionProblemText[read.problem] }
}

/** Values of `any of` are typed with commas between them. */
const splitValues = (values: readonly string[]) =>
  values.flatMap((value) => value.split(',')).filter((value) => value.trim() !== '')
