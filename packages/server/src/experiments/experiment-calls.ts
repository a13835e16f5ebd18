import type {
  changeExperimentCall,
  createExperimentCall,
  endExperimentCall,
  listExperimentsCall,
  removeExperimentCall,
  startExperimentCall,
} from '@vitrine/contract/experiments/panel-calls'
import {
  changeExperiment,
  createExperiment,
  type ExperimentResult,
  endExperiment,
  removeExperiment,
  startExperiment,
} from '@vitrine/domain/experiments/change-experiments'
import type { Experiment } from '@vitrine/domain/experiments/experiment'
import { experimentProblemText } from '@vitrine/domain/experiments/experiment-texts'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, type Refusal, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'

/** Answers the toggles and tests of the site, the newest first. */
export async function getExperiments({
  store,
}: Exchange<typeof listExperimentsCall>): Promise<AnswerTo<typeof listExperimentsCall>> {
  const { experiments } = await store.site.read()
  return reply({ experiments: experiments.toReversed() })
}

/** Makes a draft. */
export async function postExperiment(
  exchange: Exchange<typeof createExperimentCall>,
): Promise<AnswerTo<typeof createExperimentCall>> {
  const { body, services } = exchange
  const stamp = { id: services.newId(), nowMs: services.clock() }
  const outcome = await change(exchange, {
    act: (experiments) => createExperiment(experiments, body, stamp),
    summaryOf: ({ name }) => `Made the toggle or test ${name}`,
  })
  return outcome.ok ? reply(outcome.experiment) : outcome.refused
}

/** Changes a draft, or the shares of a running toggle. */
export async function putExperiment(
  exchange: Exchange<typeof changeExperimentCall>,
): Promise<AnswerTo<typeof changeExperimentCall>> {
  const { body, params } = exchange
  const { was, ...draft } = body
  const outcome = await change(exchange, {
    act: (experiments) => changeExperiment(experiments, params.id, { draft, was }),
    summaryOf: ({ name }) => `Changed the toggle or test ${name}`,
  })
  return outcome.ok ? reply(outcome.experiment) : outcome.refused
}

/** Begins one: visitors get it from their next page on. */
export async function postExperimentStart(
  exchange: Exchange<typeof startExperimentCall>,
): Promise<AnswerTo<typeof startExperimentCall>> {
  const { body, params, services } = exchange
  const seen = { was: body.was, nowMs: services.clock() }
  const outcome = await change(exchange, {
    act: (experiments) => startExperiment(experiments, params.id, seen),
    summaryOf: ({ name }) => `Started the toggle or test ${name}`,
  })
  return outcome.ok ? reply(outcome.experiment) : outcome.refused
}

/** Ends one, with what all visitors get from now on; or chooses otherwise. */
export async function postExperimentEnd(
  exchange: Exchange<typeof endExperimentCall>,
): Promise<AnswerTo<typeof endExperimentCall>> {
  const { body, params, services } = exchange
  const nowMs = services.clock()
  const outcome = await change(exchange, {
    act: (experiments) => endExperiment(experiments, params.id, { ...body, nowMs }),
    summaryOf: (experiment) =>
      experiment.endedAtMs === nowMs ? endedSummary(experiment) : chosenSummary(experiment),
  })
  return outcome.ok ? reply(outcome.experiment) : outcome.refused
}

function endedSummary({ name, chosen }: Experiment): string {
  return chosen === null
    ? `Ended the toggle or test ${name}`
    : `Ended the toggle or test ${name}: all get ${chosen}`
}

function chosenSummary({ name, chosen }: Experiment): string {
  return chosen === null
    ? `Chose otherwise for the toggle or test ${name}: all get what the template does`
    : `Chose otherwise for the toggle or test ${name}: all get ${chosen}`
}

/** Removes one that does not run; its counts go with their days. */
export async function deleteExperiment(
  exchange: Exchange<typeof removeExperimentCall>,
): Promise<AnswerTo<typeof removeExperimentCall>> {
  const outcome = await change(exchange, {
    act: (experiments) => removeExperiment(experiments, exchange.params.id),
    summaryOf: ({ name }) => `Removed the toggle or test ${name}`,
  })
  return outcome.ok ? reply({}) : outcome.refused
}

interface Change {
  act(experiments: readonly Experiment[]): ExperimentResult
  summaryOf(experiment: Experiment): string
}

/** Changes the experiments as they are when nobody else changes the site, and writes down who did. */
async function change(
  exchange: Pick<Exchange, 'store' | 'account' | 'call' | 'services'>,
  { act, summaryOf }: Change,
): Promise<
  { readonly ok: true; readonly experiment: Experiment } | { readonly ok: false; readonly refused: Refusal }
> {
  return exchange.store.transaction(async (tables) => {
    const site = await tables.site.lock()
    const outcome = act(site.experiments)
    if (!outcome.ok) return { ok: false, refused: refuseChange(outcome) }
    const { experiment, experiments } = outcome
    if (experiments === site.experiments) return { ok: true, experiment }
    await tables.site.save({ ...site, experiments })
    await recordAuditEntry(tables, exchange, { subjectId: site.id, summary: summaryOf(experiment) })
    return { ok: true, experiment }
  })
}

function refuseChange(outcome: ExperimentResult & { readonly ok: false }): Refusal {
  const { problem } = outcome
  if (problem === 'not-found') return refuse(problem, failureText.notFound)
  if (problem === 'fields-wrong') return refuse(problem, checkFieldsText, { errors: outcome.errors })
  return refuse(problem, experimentProblemText[problem])
}
