import type { FormField } from '../form-field.ts'
import { writeDay } from './write-day.ts'
import { writeTime } from './write-time.ts'

/** What was answered in the parts of a field, in lines; days and times in a language, or by ISO 8601. */
export function summarizeParts(
  type: FormField['type'],
  parts: readonly string[],
  language: string | null = null,
): readonly string[] {
  const typed = parts.map((part) => part.trim())
  const [first = '', second = '', third = '', fourth = ''] = typed
  switch (type) {
    case 'date':
      return [writeDay(typed, language)]
    case 'time':
      return [writeTime(typed, language)]
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
