import type { ExperimentState, ExperimentType } from '@vitrine/domain/experiments/experiment'
import type { Tone } from '../../parts/status-badge.tsx'
import type { ShownExperiment } from './experiment.ts'

/** What each type is called. */
export const typeLabels: Readonly<Record<ExperimentType, string>> = { toggle: 'Toggle', test: 'Test' }

/** Where it stands, in a word. */
export const stateLabels: Readonly<Record<ExperimentState, string>> = {
  draft: 'Draft',
  running: 'Running',
  ended: 'Ended',
}

/** What that means for the owner. */
export const stateTones: Readonly<Record<ExperimentState, Tone>> = {
  draft: 'calm',
  running: 'good',
  ended: 'calm',
}

/** What a variant is called; those of a toggle are `true` and `false` in markup and scripts. */
export function variantText(type: ExperimentType, name: string): string {
  if (type === 'test') return name
  return name === 'true' ? 'On' : 'Off'
}

/** What visitors get of it; `percent` writes a whole percent. */
export function sharesText(
  { type, variants, state, chosen }: ShownExperiment,
  percent: (share: number) => string,
): string {
  if (state === 'ended')
    return chosen === null
      ? 'Everybody gets what the template does by itself'
      : `Everybody gets: ${variantText(type, chosen)}`
  if (type === 'toggle') {
    const on = variants.find(({ name }) => name === 'true')?.percent ?? 0
    return `On for ${on} of 100 visitors`
  }
  return variants.map((variant) => `${variant.name} ${percent(variant.percent)}`).join(' · ')
}
