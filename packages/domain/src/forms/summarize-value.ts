import { type Say, sayAsWritten } from '../words/say.ts'
import { isParted } from './field-parts.ts'
import { type FieldValue, isEmptyValue, isList } from './field-value.ts'
import type { FormField } from './form-field.ts'
import { likertAnswers } from './likert-answers.ts'

/** Said where nothing was answered (specification, section 3). */
const noAnswerText = 'N/A'

/** What was answered, in lines: as mails and the panel show it. */
export function summarizeValue(
  { type, currencySymbol }: Pick<FormField, 'type' | 'currencySymbol'>,
  value: FieldValue | undefined,
  say: Say = sayAsWritten,
): readonly string[] {
  if (value === undefined || isEmptyValue(value)) return [say(noAnswerText)]
  if (typeof value === 'string')
    return type === 'currency' ? [`${currencySymbol}${value}`] : value.split('\n')
  if (isList(value)) return isParted(type) ? joinParts(type, value) : [value.join(', ')]
  return Object.entries(value).map(
    ([statement, answers]) =>
      `${statement}: ${answers.map((answer) => likertText(answer, say)).join(', ') || say(noAnswerText)}`,
  )
}

function joinParts(type: FormField['type'], parts: readonly string[]): readonly string[] {
  const [first = '', second = '', third = '', fourth = ''] = parts.map((part) => part.trim())
  switch (type) {
    case 'date':
      return [[first, second, third].join('/')]
    case 'time':
      return [
        [[first || '00', second || '00', ...(third === '' ? [] : [third])].join(':'), fourth]
          .filter(Boolean)
          .join(' '),
      ]
    case 'phone':
      return [
        [first && `+${first}`, [second, third, fourth].filter(Boolean).join('-')].filter(Boolean).join(' '),
      ]
    case 'address':
      return addressLines(parts)
    default:
      return [[first, second].filter(Boolean).join(' ')]
  }
}

function addressLines(parts: readonly string[]): readonly string[] {
  const [line1 = '', line2 = '', city = '', state = '', zip = '', country = ''] = parts.map((part) =>
    part.trim(),
  )
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [line1, line2, place, country].filter(Boolean)
}

function likertText(answer: string, say: Say): string {
  const known = likertAnswers.find(({ position }) => String(position) === answer)
  return known ? say(known.label) : answer
}
