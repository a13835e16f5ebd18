import { type Clash, clashKey, mergeThreeWays } from '@vitrine/domain/merging/merge-three-ways'
import type { ThreeWays } from '@vitrine/domain/merging/three-ways'
import { type AskedClash, askedClash, sideOf, type TakenTheirs } from './asked-clash.ts'

/** Puts two drafts together field by field; where both changed the same, ours counts, unless theirs was taken. */
export function mergeFields<Draft extends object>(
  sides: ThreeWays<Draft>,
  taken: TakenTheirs,
): { readonly draft: Draft; readonly clashes: readonly Clash[] } {
  const { value, clashes } = mergeThreeWays(sides, { choose: (clash) => sideOf(clashKey(clash), taken) })
  return { draft: value, clashes }
}

/** The same, with clashes as they are asked about: `labels` are what the fields are called. */
export function askedMerge<Draft extends object>(
  labels: Readonly<Partial<Record<keyof Draft & string, string>>>,
) {
  return (
    sides: ThreeWays<Draft>,
    taken: TakenTheirs,
  ): { readonly draft: Draft; readonly clashes: readonly AskedClash[] } => {
    const { draft, clashes } = mergeFields(sides, taken)
    return { draft, clashes: clashes.map((clash) => askedClash(clash, labels)) }
  }
}
