import { startOfDay } from '../time/day-bounds.ts'
import type { ListCondition } from './conditions.ts'
import type { ListDescription, ListFilter } from './list-description.ts'
import { termOf, wordsOf } from './list-words.ts'

/** A number or a moment, both ends included; null: no end. */
interface Between {
  readonly kind: 'between'
  readonly key: string
  readonly from: number | null
  readonly to: number | null
}

/** What a row must be to be listed: a condition whose days, words and numbers are known. */
export type RowTest =
  | Between
  /** One of some values; `isNot`: none of them. */
  | {
      readonly kind: 'among'
      readonly key: string
      readonly values: readonly string[]
      readonly isNot: boolean
    }
  | { readonly kind: 'starts'; readonly key: string; readonly text: string }
  /** Each is the beginning of a word of the text. */
  | { readonly kind: 'has'; readonly key: string; readonly words: readonly string[] }
  | { readonly kind: 'empty'; readonly key: string; readonly isEmpty: boolean }

/** Where and when a list is asked for: its days are those of a site's calendar. */
export interface ListMoment {
  readonly timeZone: string
  readonly nowMs: number
}

/** What rows must be to fulfil conditions that were read by `readConditions`. */
export function testsOf(
  conditions: readonly ListCondition[],
  { filters }: Pick<ListDescription, 'filters'>,
  moment: ListMoment,
): readonly RowTest[] {
  return conditions.map((condition) => {
    const filter = filters.find(({ key }) => key === condition.key)
    return testOf(condition, filter ?? { kind: 'text' }, moment)
  })
}

type Asked = Pick<ListFilter, 'kind' | 'mayLack'>

function testOf(condition: ListCondition, { kind, mayLack }: Asked, moment: ListMoment): RowTest {
  const { key, operator, values } = condition
  const [first = ''] = values
  if (kind === 'moment' && mayLack) return lackingTest(condition, moment)
  if (operator === 'empty') return { kind: 'empty', key, isEmpty: first === 'yes' }
  if (kind === 'flag') return { kind: 'among', key, values: ['yes'], isNot: first === 'no' }
  if (kind === 'choice') return { kind: 'among', key, values, isNot: operator === 'not' }
  if (kind === 'moment') return momentTest(condition, moment)
  if (kind === 'number' || kind === 'money') return numberTest(condition)
  if (operator === 'starts') return { kind: 'starts', key, text: termOf(first) }
  if (operator === 'has') return { kind: 'has', key, words: wordsOf([first]) }
  return { kind: 'among', key, values: values.map(termOf), isNot: operator === 'not' }
}

/** What is kept of a moment that a row is without. */
const noMoment = 0

/** A moment that rows may be without: no range reaches those that are, but the one that asks for them. */
function lackingTest(condition: ListCondition, moment: ListMoment): RowTest {
  const { key, operator, values } = condition
  if (operator === 'empty' && values[0] === 'yes')
    return { kind: 'between', key, from: noMoment, to: noMoment }
  if (operator === 'empty') return { kind: 'between', key, from: noMoment + 1, to: null }
  const range = momentTest(condition, moment)
  return { ...range, from: Math.max(range.from ?? noMoment, noMoment + 1) }
}

function numberTest({ key, operator, values }: ListCondition): RowTest {
  const [first = 0, last = first] = values.map(Number)
  if (operator === 'lt') return { kind: 'between', key, from: null, to: first - 1 }
  if (operator === 'gt') return { kind: 'between', key, from: first + 1, to: null }
  return { kind: 'between', key, from: first, to: last }
}

const dayMs = 86_400_000

/** Days are whole: before one is before its midnight, after one is from the next midnight on. */
function momentTest({ key, operator, values }: ListCondition, { timeZone, nowMs }: ListMoment): Between {
  const [first = '', last = first] = values
  if (operator === 'last') return { kind: 'between', key, from: nowMs - Number(first) * dayMs, to: null }
  if (operator === 'older') return { kind: 'between', key, from: null, to: nowMs - Number(first) * dayMs - 1 }
  if (operator === 'lt') return { kind: 'between', key, from: null, to: startOfDay(first, timeZone) - 1 }
  if (operator === 'gt') return { kind: 'between', key, from: startOfDay(first, timeZone, 1), to: null }
  return { kind: 'between', key, from: startOfDay(first, timeZone), to: startOfDay(last, timeZone, 1) - 1 }
}
