import type { Experiment, ExperimentVariant } from './experiment.ts'

/** What pages tell scripts of an experiment (specification, section 3). */
export interface ShownExperiment {
  readonly name: string
  readonly experimentType: 'feature-toggle' | 'ab-test'
  readonly variants: readonly ExperimentVariant[]
  /** The variant that all get since it ended; null: it runs. */
  readonly chosen: string | null
}

/** Those that visitors get: the running ones, and the ended ones of which a variant was chosen. */
export function shownExperiments(experiments: readonly Experiment[]): readonly ShownExperiment[] {
  return experiments
    .filter(({ state, chosen }) => state === 'running' || (state === 'ended' && chosen !== null))
    .map(({ name, type, variants, chosen }) => ({
      name,
      experimentType: type === 'toggle' ? 'feature-toggle' : 'ab-test',
      variants: variants.map((each) => ({ name: each.name, percent: each.percent })),
      chosen,
    }))
}
