/** What a condition may ask of an answer. */
export const conditionTests = [
  'is',
  'isNot',
  'contains',
  'lacks',
  'isEmpty',
  'isFilled',
  'isMore',
  'isLess',
] as const

/** One of the questions. */
export type ConditionTest = (typeof conditionTests)[number]

/** Whether a test holds an answer against a value; the others ask only whether there is one. */
export function comparesValue(test: ConditionTest): boolean {
  return test !== 'isEmpty' && test !== 'isFilled'
}
