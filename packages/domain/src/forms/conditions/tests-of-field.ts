import type { ConditionTest } from '../../content/blocks/condition-tests.ts'
import { type FormField, takesAnswer } from '../form-field.ts'

const ofText: readonly ConditionTest[] = ['is', 'isNot', 'contains', 'lacks', 'isEmpty', 'isFilled']
const ofNumber: readonly ConditionTest[] = ['is', 'isNot', 'isMore', 'isLess', 'isEmpty', 'isFilled']
const ofChoice: readonly ConditionTest[] = ['is', 'isNot', 'isEmpty', 'isFilled']
const ofChoices: readonly ConditionTest[] = ['contains', 'lacks', 'isEmpty', 'isFilled']
const ofOthers: readonly ConditionTest[] = ['isEmpty', 'isFilled']

/** What can be asked of the answer to a field; nothing of headings and steps. */
export function testsOfField(field: Pick<FormField, 'type'>): readonly ConditionTest[] {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'website':
    case 'twitter':
    case 'hidden':
      return ofText
    case 'number':
    case 'currency':
      return ofNumber
    case 'radio':
    case 'select':
      return ofChoice
    case 'checkbox':
      return ofChoices
    default:
      return takesAnswer(field) ? ofOthers : []
  }
}

/** Whether a condition on the field names one of its options. */
export function isChosenFrom({ type }: Pick<FormField, 'type'>): boolean {
  return type === 'radio' || type === 'select' || type === 'checkbox'
}
