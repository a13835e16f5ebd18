import { shownExperiments } from '@vitrine/domain/experiments/shown-experiments'
import type { Site } from '@vitrine/domain/website/site'

/** What scripts must know to count a visit. */
export function insightContext({ insight }: Pick<Site, 'insight'>) {
  return { insight: { isOn: insight.isOn, usesCookies: insight.usesCookies } }
}

/** What not all visitors see alike, where there is such a thing. */
export function experimentsContext({ experiments }: Pick<Site, 'experiments'>) {
  const shown = shownExperiments(experiments)
  return shown.length === 0 ? {} : { experiments: shown }
}
