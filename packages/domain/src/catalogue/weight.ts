/** The units of a site. */
export type Measurement = 'imperial' | 'metric'

/** Grams of a pound. */
export const gramsPerPound = 453.592_37

/** A weight in pounds, with no more places than name its grams: 454 g are 1 lb, 499 g are 1.1 lb. */
export function poundsOf(grams: number): number {
  const pounds = grams / gramsPerPound
  const places = [0, 1, 2].find((count) => gramsOf(pounds.toFixed(count)) === grams) ?? 3
  return Number(pounds.toFixed(places))
}

function gramsOf(pounds: string): number {
  return Math.round(Number(pounds) * gramsPerPound)
}

/** A weight in the unit that pages tell it in: pounds, or kilograms. */
export function weightIn(measurement: Measurement, grams: number): number {
  return measurement === 'imperial' ? poundsOf(grams) : grams / 1000
}
