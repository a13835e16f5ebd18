import type {
  recordEventCall,
  sendPipelineEventCall,
  validateEventContentCall,
} from '@vitrine/contract/insight/event-calls'
import { cleanName } from '@vitrine/domain/insight/clean-texts'
import { readFields } from '@vitrine/domain/insight/events/page-fields'
import { readEvent } from '@vitrine/domain/insight/events/read-event'
import { pipelineProblems } from '@vitrine/domain/insight/pipeline-event'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply, taken } from '../../http/reply/reply.ts'
import type { InsightKeeper } from '../insight-keeper.ts'
import { answerTelling, noteVisit } from './note-visit.ts'

/** The calls by which pages tell what visitors do. */
export function eventCalls(keeper: InsightKeeper) {
  return {
    postEvent: async (exchange: Exchange<typeof recordEventCall>) => {
      const { event, data } = exchange.body
      return answerTelling(exchange, readEvent(event, readFields(data), exchange.site), { keeper })
    },
    postPipelineEvent: async (
      exchange: Exchange<typeof sendPipelineEventCall>,
    ): Promise<AnswerTo<typeof sendPipelineEventCall>> => {
      const { eventSchemaName, eventContent } = exchange.body
      const [problem] = pipelineProblems(eventContent)
      if (problem !== undefined) return refuse('fields-wrong', problem, { errors: { eventContent: problem } })
      const key = cleanName(eventSchemaName)
      const told = key === null ? null : { counted: [{ subject: 'event' as const, key, acts: 1 }] }
      await noteVisit(exchange, told, { keeper })
      return taken()
    },
  }
}

/** Says what is wrong with an event of the pipeline, which is not counted. */
export async function postValidation({
  body,
}: Exchange<typeof validateEventContentCall>): Promise<AnswerTo<typeof validateEventContentCall>> {
  const errors = [...pipelineProblems(body.eventContent)]
  return reply({ isValid: errors.length === 0, errors })
}
