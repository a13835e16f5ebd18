import { assignVariant, cohortOf } from '@vitrine/domain/experiments/assign-variant'
import type { ExperimentVariant } from '@vitrine/domain/experiments/experiment'
import { isForAll } from '@vitrine/domain/experiments/shares-out'
import { isRecord } from '@vitrine/domain/shapes/is-record'

/** What scripts are told of an experiment that they asked for (specification, section 3). */
interface ExperimentContext {
  readonly name: string
  readonly experimentType: 'feature-toggle' | 'ab-test'
  readonly variant: string
  /** The fifth of all visitors that this one is in. */
  readonly segmentName: string
  /** Why the default was returned; '' where nothing is wrong. */
  readonly containsError: string
}

/** A variant that somebody was given by their share, and so is counted. */
export interface Exposure {
  readonly name: string
  readonly variant: string
}

/** What scripts of a page ask experiments by (`vitrine.experiments`). */
export interface Experiments {
  /** Whether a feature is on; the default where that cannot be told. */
  readonly isEnabled: (name: string, byDefault?: boolean) => boolean
  /** The variant of an A/B test; the default where there is none. */
  readonly variantOf: (name: string, byDefault?: string) => string
  /** What was asked so far, and what was answered. */
  readonly contexts: () => readonly ExperimentContext[]
  /** Those of the variants given so far that are counted. */
  readonly exposures: () => readonly Exposure[]
}

interface ExperimentsSource {
  /** As the page tells them; anything else: they were not loaded. */
  readonly shown: unknown
  /** The visitor's number for this browser session; null: none may be kept. */
  readonly unit: string | null
  readonly onExposure?: (exposure: Exposure) => void
}

type ExperimentType = ExperimentContext['experimentType']

interface Given {
  readonly variant: string
  readonly error: string
  /** Whether it was given by its share. */
  readonly isShared: boolean
}

/** Answers which variants a visitor gets: the same ones for as long as their number is kept. */
export function createExperiments({ shown, unit, onExposure }: ExperimentsSource): Experiments {
  const asked = new Map<string, ExperimentContext>()
  const exposed = new Map<string, Exposure>()
  const give = (name: string, experimentType: ExperimentType, byDefault: string): string => {
    const { variant, error, isShared } = variantFor(shown, { name, experimentType, byDefault, unit })
    const segmentName = cohortOf(unit)
    asked.set(name, { name, experimentType, variant, segmentName, containsError: error })
    if (isShared && !exposed.has(name)) {
      exposed.set(name, { name, variant })
      onExposure?.({ name, variant })
    }
    return variant
  }
  return {
    // A feature is on only where its variant is the text `true` (specification, section 4).
    isEnabled: (name, byDefault = false) => give(name, 'feature-toggle', String(byDefault)) === 'true',
    variantOf: (name, byDefault = '') => give(name, 'ab-test', byDefault),
    contexts: () => [...asked.values()],
    exposures: () => [...exposed.values()],
  }
}

interface Asked {
  readonly name: string
  readonly experimentType: ExperimentType
  readonly byDefault: string
  readonly unit: string | null
}

function variantFor(shown: unknown, { name, experimentType, byDefault, unit }: Asked): Given {
  const failed = (error: string): Given => ({ variant: byDefault, error, isShared: false })
  if (!Array.isArray(shown)) return failed('Experiment configuration is not loaded')
  const found: unknown = shown.find((each) => isRecord(each) && each.name === name)
  if (!isRecord(found)) return failed(`Feature ${name} does not exist`)
  if (found.experimentType !== experimentType)
    return failed(`Feature ${name} is not of type ${experimentType}`)
  const variants = readVariants(found)
  if (variants === null) return failed(`Feature ${name} has an invalid definition`)
  if (typeof found.chosen === 'string') return { variant: found.chosen, error: '', isShared: false }
  const whole = variants.find(isForAll)
  if (whole) return { variant: whole.name, error: '', isShared: false }
  if (unit !== null)
    return { variant: assignVariant({ name, variants }, unit) ?? byDefault, error: '', isShared: true }
  const first = variants.find(({ percent }) => percent > 0)?.name ?? byDefault
  return { variant: experimentType === 'feature-toggle' ? 'false' : first, error: '', isShared: false }
}

/** The variants of a definition that can be used; null: it cannot. */
function readVariants({ experimentType, variants }: Readonly<Record<string, unknown>>) {
  if (!Array.isArray(variants) || variants.length === 0 || !variants.every(isVariant)) return null
  if (variants.reduce((sum, { percent }) => sum + percent, 0) !== 100) return null
  const isSwitch = variants.every(({ name }) => name === 'true' || name === 'false')
  return experimentType === 'feature-toggle' && !isSwitch ? null : variants
}

function isVariant(value: unknown): value is ExperimentVariant {
  return isRecord(value) && typeof value.name === 'string' && typeof value.percent === 'number'
}
