import { BoundedCache } from '../caches/bounded-cache.ts'

/** A number as JavaScript writes it. Fractions are remembered: spelling one out takes ten times as long as finding it. */
export function spellNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : fractions.getOrBuild(value, String)
}

const fractions = new BoundedCache<number, string>(1000)
