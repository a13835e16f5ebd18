import type { ConditionTest } from '../../content/blocks/condition-tests.ts'
import type { FormField } from '../form-field.ts'
import type { Condition } from './shown-fields.ts'

/** How a test reads between the title of a field and a value. */
export const conditionTestText: Readonly<Record<ConditionTest, string>> = {
  is: 'is',
  isNot: 'is not',
  contains: 'contains',
  lacks: 'does not contain',
  isEmpty: 'is empty',
  isFilled: 'is filled in',
  isMore: 'is more than',
  isLess: 'is less than',
}

/** When a field is needed, as a sentence for those whose browser does not find out; '' where it always is. Fields go by their titles. */
export function conditionSentence(
  { shownIf = [], shownIfAny = false }: FormField,
  fields: readonly FormField[],
): string {
  if (shownIf.length === 0) return ''
  return `Only if ${shownIf.map((each) => partOf(each, fields)).join(shownIfAny ? ' or ' : ' and ')}`
}

function partOf({ fieldId, test, value }: Condition, fields: readonly FormField[]): string {
  const title = fields.find(({ id }) => id === fieldId)?.title || fieldId
  const words = `“${title}” ${conditionTestText[test]}`
  return test === 'isEmpty' || test === 'isFilled' ? words : `${words} “${value}”`
}
