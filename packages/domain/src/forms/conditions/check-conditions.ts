import { comparesValue } from '../../content/blocks/condition-tests.ts'
import type { ReportProblem } from '../../content/blocks/report-problem.ts'
import type { FormField } from '../form-field.ts'
import { readNumber } from './read-number.ts'
import type { Condition } from './shown-fields.ts'
import { isChosenFrom, testsOfField } from './tests-of-field.ts'

/** What is wrong with a condition. */
const conditionProblemText = {
  fieldGone: 'The field that this asks about is not there any more.',
  fieldBehind: 'A condition can ask about fields above it alone.',
  testWrong: 'This cannot be asked about such a field.',
  noValue: 'Say what the answer is held against.',
  notOffered: 'This is not among the options of the field.',
  notNumber: 'This must be a number.',
} as const

/** Reports conditions that can never be answered, by paths such as `fields.3.shownIf.0.value`. As they ask about earlier fields alone, none go in circles. */
export function checkConditions(fields: readonly FormField[], report: ReportProblem): void {
  for (const [place, { shownIf = [] }] of fields.entries())
    for (const [index, condition] of shownIf.entries()) {
      const problem = problemOf(condition, { fields, place })
      if (problem !== null)
        report(`fields.${place}.shownIf.${index}.${problem[0]}`, conditionProblemText[problem[1]])
    }
}

type Problem = readonly [keyof Condition, keyof typeof conditionProblemText]

function problemOf(
  { fieldId, test, value }: Condition,
  { fields, place }: { readonly fields: readonly FormField[]; readonly place: number },
): Problem | null {
  const asked = fields.findIndex(({ id }) => id === fieldId)
  const field = fields[asked]
  if (!field) return ['fieldId', 'fieldGone']
  if (asked >= place) return ['fieldId', 'fieldBehind']
  if (!testsOfField(field).includes(test)) return ['test', 'testWrong']
  if (!comparesValue(test)) return null
  if (value.trim() === '') return ['value', 'noValue']
  if (isChosenFrom(field)) return field.options.includes(value) ? null : ['value', 'notOffered']
  const isOfNumbers = field.type === 'number' || field.type === 'currency'
  return isOfNumbers && readNumber(value) === null ? ['value', 'notNumber'] : null
}
