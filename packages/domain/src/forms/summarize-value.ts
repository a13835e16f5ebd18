import type { Say } from '../words/say.ts'
import type { AnswerReader } from './answer-reader.ts'
import { type FieldValue, isEmptyValue, isList } from './field-value.ts'
import type { FormField } from './form-field.ts'
import { likertAnswers } from './likert-answers.ts'
import { isParted } from './parts/field-parts.ts'
import { summarizeParts } from './parts/summarize-parts.ts'

/** Said where nothing was answered (specification, section 3). */
const noAnswerText = 'N/A'

/** What was answered, in lines, as its reader understands it. */
export function summarizeValue(
  { type, currencySymbol }: Pick<FormField, 'type' | 'currencySymbol'>,
  value: FieldValue | undefined,
  { language, say }: AnswerReader,
): readonly string[] {
  if (value === undefined || isEmptyValue(value)) return [say(noAnswerText)]
  if (typeof value === 'string')
    return type === 'currency' ? [`${currencySymbol}${value}`] : value.split('\n')
  if (isList(value)) return isParted(type) ? summarizeParts(type, value, language) : [value.join(', ')]
  return Object.entries(value).map(
    ([statement, answers]) =>
      `${statement}: ${answers.map((answer) => likertText(answer, say)).join(', ') || say(noAnswerText)}`,
  )
}

function likertText(answer: string, say: Say): string {
  const known = likertAnswers.find(({ position }) => String(position) === answer)
  return known ? say(known.label) : answer
}
