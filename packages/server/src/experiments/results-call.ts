import type { readExperimentResultsCall } from '@vitrine/contract/experiments/panel-calls'
import { countsPrefix, experimentResults } from '@vitrine/domain/experiments/results/experiment-results'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'

/** Answers what visits came to that saw each variant, since the experiment began. */
export async function getExperimentResults(
  exchange: Exchange<typeof readExperimentResultsCall>,
): Promise<AnswerTo<typeof readExperimentResultsCall>> {
  const { store, params } = exchange
  const { experiments } = await store.site.read()
  const experiment = experiments.find(({ id }) => id === params.id)
  if (!experiment) return refuse('not-found', failureText.notFound)
  const { startedAtMs } = experiment
  const asked = { subject: 'experiment', prefix: countsPrefix(experiment) } as const
  // On whatever days: those of the site's time zone, which may have been another one.
  return reply(experimentResults(experiment, startedAtMs === null ? [] : await store.insight.sum(asked)))
}
