import type { ExperimentVariant } from './experiment.ts'

/** The five groups that all visitors fall into (specification, section 3). */
export const cohorts = ['cohort-A', 'cohort-B', 'cohort-C', 'cohort-D', 'cohort-E'] as const

/** Gives a visitor one of the variants by their shares: the same one each time, and each experiment shares them out anew. */
export function assignVariant(
  { name, variants }: { readonly name: string; readonly variants: readonly ExperimentVariant[] },
  unit: string,
): string | null {
  const place = placeOf(`${name}:${unit}`) / 100
  let upTo = 0
  for (const variant of variants) {
    upTo += variant.percent
    if (place < upTo) return variant.name
  }
  return variants.at(-1)?.name ?? null
}

/** The group of a visitor; the first one for who has no number. */
export function cohortOf(unit: string | null): (typeof cohorts)[number] {
  return cohorts[unit === null ? 0 : placeOf(`cohort:${unit}`) % cohorts.length] ?? cohorts[0]
}

/** A number from 0 to 9999 that a text has (FNV-1a, with the last steps of MurmurHash3, so that its end changes all of it). */
function placeOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % 10_000
}
