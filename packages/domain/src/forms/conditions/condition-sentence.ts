import type { ConditionTest } from '../../content/blocks/condition-tests.ts'
import type { Say } from '../../words/say.ts'
import type { FormField } from '../form-field.ts'
import type { Condition } from './shown-fields.ts'

interface ConditionContext {
  /** Those of the form. */
  readonly fields: readonly FormField[]
  readonly say: Say
}

/** When a field is needed, as a sentence for those whose browser does not find out; '' where it always is. Fields go by their titles. */
export function conditionSentence(
  { shownIf = [], shownIfAny = false }: FormField,
  { fields, say }: ConditionContext,
): string {
  if (shownIf.length === 0) return ''
  const conditions = shownIf
    .map((each) => partOf(each, { fields, say }))
    .join(` ${shownIfAny ? say('or') : say('and')} `)
  return say('Only if {conditions}', { conditions })
}

function partOf({ fieldId, test, value }: Condition, { fields, say }: ConditionContext): string {
  const title = fields.find(({ id }) => id === fieldId)?.title || fieldId
  return say(partText[test], { title, value })
}

/** A condition as a part of a sentence. */
const partText: Readonly<Record<ConditionTest, string>> = {
  is: '“{title}” is “{value}”',
  isNot: '“{title}” is not “{value}”',
  contains: '“{title}” contains “{value}”',
  lacks: '“{title}” does not contain “{value}”',
  isEmpty: '“{title}” is empty',
  isFilled: '“{title}” is filled in',
  isMore: '“{title}” is more than “{value}”',
  isLess: '“{title}” is less than “{value}”',
}
