import { gramsPerPound, type Measurement, poundsOf } from '@vitrine/domain/catalogue/weight'
import { panelLocale } from '../session/shown-language.ts'
import { writeDecimal } from './decimal-text.ts'

/** A weight as text for an input, with the mark of the language where a locale is given: whole grams, or pounds with as many places as name its grams. */
export function weightText(
  grams: number,
  { measurement, locale }: { readonly measurement: Measurement; readonly locale?: string },
): string {
  if (measurement === 'metric') return String(grams)
  return locale === undefined ? String(poundsOf(grams)) : writeDecimal(poundsOf(grams), panelLocale(locale))
}

/** Reads a typed weight as grams, '' as none; null when it is not a weight. */
export function parseWeight(text: string, measurement: Measurement): number | null {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return 0
  if (measurement === 'metric') return /^\d{1,8}$/.test(typed) ? Number(typed) : null
  return /^\d{1,5}(\.\d{1,3})?$/.test(typed) ? Math.round(Number(typed) * gramsPerPound) : null
}

/** The unit of a typed weight. */
export const weightUnits: Record<Measurement, string> = { metric: 'g', imperial: 'lb' }

/** What to say about a typed weight that is not one. */
export const weightProblemText: Record<Measurement, string> = {
  metric: 'Enter whole grams',
  imperial: 'Enter pounds, such as 0.75',
}
