/** Whether it switches something for visitors, or compares several things by what visits come to. */
export const experimentTypes = ['toggle', 'test'] as const

/** A type of experiment: a feature toggle, or an A/B test (specification, section 3). */
export type ExperimentType = (typeof experimentTypes)[number]

/** Where an experiment stands: it was made, visitors get it, it is over. */
export const experimentStates = ['draft', 'running', 'ended'] as const

/** A state of an experiment. */
export type ExperimentState = (typeof experimentStates)[number]

/** One of the things that are compared, and its share. Those of a toggle are `true` and `false`. */
export interface ExperimentVariant {
  readonly name: string
  /** Of a hundred visitors, so many get it; all together are 100. */
  readonly percent: number
}

/** Something that not all visitors see alike. Scripts and markup of the template ask for it by its name. */
export interface Experiment {
  readonly id: string
  /** Small letters, digits and hyphens; no two of a site have the same. */
  readonly name: string
  readonly type: ExperimentType
  readonly description: string
  readonly state: ExperimentState
  readonly variants: readonly ExperimentVariant[]
  readonly createdAtMs: number
  /** When it began, epoch milliseconds; null: not yet. */
  readonly startedAtMs: number | null
  readonly endedAtMs: number | null
  /** The variant that all get since it ended; null: none, so that whoever asks gets their default. */
  readonly chosen: string | null
}
