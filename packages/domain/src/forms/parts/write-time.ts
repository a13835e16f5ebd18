import { formatIn } from './format-in.ts'

/** A time that was answered, in a language, or by ISO 8601 where none is given. What is no time stands as it was typed. */
export function writeTime(
  [hour = '', minute = '', second = '', half = '']: readonly string[],
  language: string | null,
): string {
  const iso = [String(hourOfDay(hour, half)), minute, ...(second === '' ? [] : [second])]
    .map((part) => part.padStart(2, '0'))
    .join(':')
  const atMs = Date.parse(`1970-01-01T${iso}Z`)
  if (Number.isNaN(atMs)) return asTyped([hour, minute, second, half])
  if (language === null) return iso
  const written = formatIn(language, {
    hour: 'numeric',
    minute: '2-digit',
    ...(second === '' ? {} : { second: '2-digit' }),
    // Without a half of the day nobody knows which is meant, or the clock has 24 hours.
    ...(half === '' ? { hourCycle: 'h23' } : {}),
  }).format(atMs)
  // Some languages write a narrow space that is not everywhere to be seen.
  return written.replaceAll('\u202f', ' ')
}

/** The hour from midnight on, of one whose half of the day may be said. */
function hourOfDay(hour: string, half: string): number {
  return half === '' ? Number(hour) : (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)
}

function asTyped([hour = '', minute = '', second = '', half = '']: readonly string[]): string {
  const clock = [hour || '00', minute || '00', ...(second === '' ? [] : [second])].join(':')
  return [clock, half].filter(Boolean).join(' ')
}
