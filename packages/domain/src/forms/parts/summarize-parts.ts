import { type Say, sayAsWritten } from '../../words/say.ts'
import type { FormField } from '../form-field.ts'

/** What was answered in the parts of a field, in lines. */
export function summarizeParts(
  type: FormField['type'],
  parts: readonly string[],
  say: Say = sayAsWritten,
): readonly string[] {
  const [first = '', second = '', third = '', fourth = ''] = parts.map((part) => part.trim())
  switch (type) {
    case 'date':
      return [say('{month}/{day}/{year}', { month: first, day: second, year: third })]
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
