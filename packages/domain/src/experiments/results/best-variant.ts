import { alpha, type CountedVariant, chanceOfDifference } from './confidence.ts'

interface NamedVariant extends CountedVariant {
  readonly name: string
}

/** Two of whom a rule says whether they differ. */
interface Pair {
  readonly one: NamedVariant
  readonly other: NamedVariant
  readonly chance: number
}

/** The variant that more visits order with than with each other one, beyond chance at every look; of several by Holm's rule. Null: none yet. */
export function bestVariant(variants: readonly NamedVariant[]): string | null {
  const pairs = variants.flatMap((one, index) =>
    variants.slice(index + 1).map((other): Pair => ({ one, other, chance: chanceOfDifference(one, other) })),
  )
  const certain = certainPairs(pairs)
  const best = variants.find((each) =>
    variants.every(
      (other) => other === each || (rateOf(each) > rateOf(other) && isCertain(certain, each, other)),
    ),
  )
  return variants.length > 1 ? (best?.name ?? null) : null
}

/** Holm: the surest pair must hold against all pairs, the next against those that are left, until one does not. */
function certainPairs(pairs: readonly Pair[]): readonly Pair[] {
  const sorted = pairs.toSorted((one, other) => one.chance - other.chance)
  const firstDoubtful = sorted.findIndex(({ chance }, index) => chance > alpha / (sorted.length - index))
  return firstDoubtful === -1 ? sorted : sorted.slice(0, firstDoubtful)
}

function isCertain(pairs: readonly Pair[], each: NamedVariant, other: NamedVariant): boolean {
  return pairs.some(
    (pair) => (pair.one === each && pair.other === other) || (pair.one === other && pair.other === each),
  )
}

function rateOf({ visits, orders }: CountedVariant): number {
  return visits === 0 ? 0 : orders / visits
}
