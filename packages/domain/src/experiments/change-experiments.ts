import { isSame } from '../merging/is-same.ts'
import { checkExperiment, type ExperimentDraft } from './check-experiment.ts'
import type { Experiment } from './experiment.ts'
import type { ExperimentProblem } from './experiment-texts.ts'

/** So many toggles and tests a site has, those that are over among them. */
export const mostExperiments = 50

/** All experiments of a site after a change, and the one that was changed; or why there is none. */
export type ExperimentResult =
  | { readonly ok: true; readonly experiments: readonly Experiment[]; readonly experiment: Experiment }
  | { readonly ok: false; readonly problem: ExperimentProblem }
  | {
      readonly ok: false
      readonly problem: 'fields-wrong'
      readonly errors: Readonly<Record<string, string>>
    }
  | { readonly ok: false; readonly problem: 'not-found' }

/** Adds a draft: nothing is seen of it until it begins. */
export function createExperiment(
  experiments: readonly Experiment[],
  draft: ExperimentDraft,
  { id, nowMs }: { readonly id: string; readonly nowMs: number },
): ExperimentResult {
  if (experiments.length >= mostExperiments) return { ok: false, problem: 'too-many-experiments' }
  const errors = checkExperiment(draft, experiments)
  if (Object.keys(errors).length > 0) return { ok: false, problem: 'fields-wrong', errors }
  const times = { createdAtMs: nowMs, startedAtMs: null, endedAtMs: null }
  const experiment: Experiment = { id, ...kept(draft), state: 'draft', ...times, chosen: null }
  return { ok: true, experiments: [...experiments, experiment], experiment }
}

/** Changes a draft that is as `was` says; of a running toggle its shares alone: a test whose shares change compares nothing any more. */
export function changeExperiment(
  experiments: readonly Experiment[],
  id: string,
  { draft, was }: { readonly draft: ExperimentDraft; readonly was: ExperimentDraft },
): ExperimentResult {
  const known = experiments.find((each) => each.id === id)
  if (!known) return notFound
  if (!isSame(kept(known), kept(was))) return { ok: false, problem: 'experiment-changed' }
  if (known.state === 'ended') return { ok: false, problem: 'experiment-over' }
  const others = experiments.filter((each) => each.id !== id)
  const errors = checkExperiment(draft, others)
  if (Object.keys(errors).length > 0) return { ok: false, problem: 'fields-wrong', errors }
  const changed = { ...known, ...kept(draft) }
  if (known.state === 'running' && !isSameButForShares(known, changed))
    return { ok: false, problem: 'experiment-runs' }
  return replaced(experiments, changed)
}

/**
 * Begins a draft that is as `was` says, and as drafts have to be now, as nothing of a test can be mended while it runs. One that has begun as it
 * was seen stays as it is.
 */
export function startExperiment(
  experiments: readonly Experiment[],
  id: string,
  { was, nowMs }: { readonly was: ExperimentDraft; readonly nowMs: number },
): ExperimentResult {
  const known = experiments.find((each) => each.id === id)
  if (!known) return notFound
  if (known.state === 'ended') return { ok: false, problem: 'experiment-over' }
  if (!isSame(kept(known), kept(was))) return { ok: false, problem: 'experiment-unlike-seen' }
  if (known.state === 'running') return { ok: true, experiments, experiment: known }
  const others = experiments.filter((each) => each.id !== id)
  const errors = checkExperiment(known, others)
  if (Object.keys(errors).length > 0) return { ok: false, problem: 'fields-wrong', errors }
  return replaced(experiments, { ...known, state: 'running', startedAtMs: nowMs })
}

/** What somebody saw of one that they end: another choice is another's, made meanwhile. */
type SeenEnd = Pick<Experiment, 'state' | 'chosen'>

/** How one is to end. */
interface Ending {
  readonly chosen: string | null
  readonly was: SeenEnd
  readonly nowMs: number
}

/** Ends a running one, or chooses otherwise for one that is over, where it stands as it was seen. What has that choice already stays as it is. */
export function endExperiment(
  experiments: readonly Experiment[],
  id: string,
  { chosen, was, nowMs }: Ending,
): ExperimentResult {
  const known = experiments.find((each) => each.id === id)
  if (!known) return notFound
  if (known.state === 'draft') return { ok: false, problem: 'experiment-waits' }
  if (chosen !== null && !known.variants.some(({ name }) => name === chosen))
    return { ok: false, problem: 'fields-wrong', errors: { chosen: 'Choose one of its variants, or none.' } }
  if (known.state === 'ended' && known.chosen === chosen) return { ok: true, experiments, experiment: known }
  if (known.state !== was.state || known.chosen !== was.chosen)
    return { ok: false, problem: 'experiment-unlike-seen' }
  return replaced(experiments, { ...known, state: 'ended', endedAtMs: known.endedAtMs ?? nowMs, chosen })
}

/** Removes one that does not run. */
export function removeExperiment(experiments: readonly Experiment[], id: string): ExperimentResult {
  const known = experiments.find((each) => each.id === id)
  if (!known) return notFound
  if (known.state === 'running') return { ok: false, problem: 'experiment-runs' }
  return { ok: true, experiments: experiments.filter((each) => each.id !== id), experiment: known }
}

const notFound = { ok: false, problem: 'not-found' } as const

function kept({ name, type, description, variants }: ExperimentDraft): ExperimentDraft {
  const named = variants.map((each) => ({ name: each.name, percent: each.percent }))
  // Whoever reads a toggle finds what is switched on first.
  const ordered = type === 'toggle' ? named.toSorted((one) => (one.name === 'true' ? -1 : 1)) : named
  return { name, type, description: description.trim(), variants: ordered }
}

function isSameButForShares(one: Experiment, other: Experiment): boolean {
  if (one.name !== other.name || one.type !== other.type || one.description !== other.description)
    return false
  if (one.variants.length !== other.variants.length) return false
  return one.variants.every(({ name, percent }, index) => {
    const also = other.variants[index]
    return also?.name === name && (one.type === 'toggle' || also.percent === percent)
  })
}

function replaced(experiments: readonly Experiment[], experiment: Experiment): ExperimentResult {
  const changed = experiments.map((each) => (each.id === experiment.id ? experiment : each))
  return { ok: true, experiments: changed, experiment }
}
