import type { readExperimentResultsCall } from '@vitrine/contract/experiments/panel-calls'
import type { Experiment } from '@vitrine/domain/experiments/experiment'
import { countsPrefix, experimentResults } from '@vitrine/domain/experiments/results/experiment-results'
import { dayIn } from '@vitrine/domain/time/day-in'
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
  return reply(experimentResults(experiment, await countsOf(exchange, experiment)))
}

/** Orders are counted after the visit that they are of, so the last day is today even where it is over. */
async function countsOf(
  { store, site, services }: Pick<Exchange, 'store' | 'site' | 'services'>,
  experiment: Experiment,
) {
  const { startedAtMs } = experiment
  if (startedAtMs === null) return []
  const from = dayIn(site.timeZone, startedAtMs)
  const to = dayIn(site.timeZone, services.clock())
  return store.insight.sum({ subject: 'experiment', from, to, prefix: countsPrefix(experiment) })
}
