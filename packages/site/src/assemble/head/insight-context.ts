import { shownExperiments } from '@vitrine/domain/experiments/shown-experiments'
import type { Site } from '@vitrine/domain/website/site'

/** What scripts must know to count a visit, and what not all visitors see alike, where there is such a thing. */
export function insightContext({ insight, experiments }: Pick<Site, 'insight' | 'experiments'>) {
  const shown = shownExperiments(experiments)
  return {
    insight: { isOn: insight.isOn, usesCookies: insight.usesCookies },
    ...(shown.length === 0 ? {} : { experiments: shown }),
  }
}
