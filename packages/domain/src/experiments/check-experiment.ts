import type { Experiment, ExperimentVariant } from './experiment.ts'

/** What owners write of an experiment. */
export type ExperimentDraft = Pick<Experiment, 'name' | 'type' | 'description' | 'variants'>

/** A test compares so many things. */
export const testVariants = { least: 2, most: 5 } as const

/** Of a hundred visitors, so many get each of them: with nobody there is nothing to compare. */
export const leastShare = 1

/** The names that scripts and markup ask for: of the experiment, and of what is compared. */
const namePattern = /^[a-z0-9-]{1,50}$/

const toggleNames = ['true', 'false']

/** What is wrong with a draft, by path; empty when it can be kept. `others` are the site's other experiments. */
export function checkExperiment(
  draft: ExperimentDraft,
  others: readonly Pick<Experiment, 'name'>[],
): Readonly<Record<string, string>> {
  return {
    ...variantsProblem(draft),
    ...variantNameProblems(draft),
    ...nameProblem(draft.name, others),
  }
}

function nameProblem(
  name: string,
  others: readonly Pick<Experiment, 'name'>[],
): Readonly<Record<string, string>> {
  if (!namePattern.test(name)) return { name: badNameText }
  if (others.some((other) => other.name === name))
    return { name: 'There is a toggle or test of this name already.' }
  return {}
}

const badNameText = 'Use 1 to 50 small letters, digits and hyphens.'

function variantsProblem({ type, variants }: ExperimentDraft): Readonly<Record<string, string>> {
  if (type === 'toggle' && !isToggle(variants)) return { variants: 'A toggle is true or false.' }
  if (variants.length < testVariants.least || variants.length > testVariants.most)
    return { variants: 'A test has 2 to 5 variants.' }
  if (type === 'test' && variants.some(({ percent }) => percent < leastShare))
    return { variants: 'Each variant of a test needs at least 1 percent.' }
  const total = variants.reduce((sum, { percent }) => sum + percent, 0)
  return total === 100 ? {} : { variants: 'The shares must be 100 percent together.' }
}

function isToggle(variants: readonly ExperimentVariant[]): boolean {
  return variants.length === 2 && toggleNames.every((name) => variants.some((each) => each.name === name))
}

function variantNameProblems({ type, variants }: ExperimentDraft): Readonly<Record<string, string>> {
  if (type === 'toggle') return {}
  return Object.fromEntries(
    variants.flatMap(({ name }, index) => {
      const path = `variants.${index}.name`
      if (!namePattern.test(name)) return [[path, badNameText]]
      const isTaken = variants.findIndex((other) => other.name === name) !== index
      return isTaken ? [[path, 'Another variant has this name.']] : []
    }),
  )
}
