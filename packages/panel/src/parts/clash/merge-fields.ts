import { type Clash, clashKey, mergeThreeWays } from '@vitrine/domain/merging/merge-three-ways'
import type { ThreeWays } from '@vitrine/domain/merging/three-ways'
import { sideOf, type TakenTheirs } from './asked-clash.ts'

/** Puts two drafts together field by field; where both changed the same, ours counts, unless theirs was taken. */
export function mergeFields<Draft extends object>(
  sides: ThreeWays<Draft>,
  taken: TakenTheirs,
): { readonly draft: Draft; readonly clashes: readonly Clash[] } {
  const { value, clashes } = mergeThreeWays(sides, { choose: (clash) => sideOf(clashKey(clash), taken) })
  return { draft: value, clashes }
}
