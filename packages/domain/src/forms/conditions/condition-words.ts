import type { ConditionTest } from '../../content/blocks/condition-tests.ts'

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
