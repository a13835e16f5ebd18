import { leastShare } from '@vitrine/domain/experiments/check-experiment'
import type { ExperimentType, ExperimentVariant } from '@vitrine/domain/experiments/experiment'

/** What is compared, with its shares. */
export type Variants = readonly ExperimentVariant[]

/** What a new toggle or test begins with. */
export function firstVariants(type: ExperimentType): Variants {
  return type === 'toggle'
    ? [
        { name: 'true', percent: 10 },
        { name: 'false', percent: 90 },
      ]
    : [
        { name: 'a', percent: 50 },
        { name: 'b', percent: 50 },
      ]
}

/** The shares together. */
export function sumOf(variants: Variants): number {
  return variants.reduce((sum, { percent }) => sum + percent, 0)
}

/** Whether every visitor gets one, and only one. */
export function isWhole(variants: Variants): boolean {
  return sumOf(variants) === 100
}

/** Whether each is given to somebody. */
export function hasShares(variants: Variants): boolean {
  return variants.every(({ percent }) => percent >= leastShare)
}

/** The same variants with shares that are alike; the first ones take what is left over. */
export function shareEvenly(variants: Variants): Variants {
  const least = Math.floor(100 / variants.length)
  const over = 100 - least * variants.length
  return variants.map((variant, place) => ({ ...variant, percent: least + (place < over ? 1 : 0) }))
}

/** One more, by the next letter that is free; its share is to be given. */
export function withOneMore(variants: Variants): Variants {
  const letter = [...'abcdefghij'].find((each) => variants.every(({ name }) => name !== each)) ?? ''
  return [...variants, { name: letter, percent: 0 }]
}
