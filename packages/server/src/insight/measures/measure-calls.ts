import type { readInsightVitalsCall } from '@vitrine/contract/insight/panel-calls'
import type {
  readPerformanceSettingsCall,
  recordPerformanceCall,
} from '@vitrine/contract/insight/performance-calls'
import type { Addition } from '@vitrine/domain/insight/additions'
import { deviceOf } from '@vitrine/domain/insight/device-of'
import { spanProblem } from '@vitrine/domain/insight/insight-span'
import { isCountedOwner } from '@vitrine/domain/insight/is-counted'
import { countMeasures, vitalsOf } from '@vitrine/domain/insight/measures/count-measures'
import { dayIn } from '@vitrine/domain/time/day-in'
import { isbot } from 'isbot'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, nothingToSay, refuse, reply } from '../../http/reply/reply.ts'
import type { Gatherer } from '../gatherer.ts'
import type { SamplePercents } from './sample-percents.ts'

/** What is to be counted on a day of the site. */
export interface DayAddition {
  readonly day: string
  readonly addition: Addition
}

interface MeasureDependencies {
  readonly gatherer: Gatherer<DayAddition>
  readonly percents: SamplePercents
}

/** The calls by which pages tell how they came up; they are counted later, so that no page waits for it. */
export function measureCalls({ gatherer, percents }: MeasureDependencies) {
  return {
    getPerformanceSettings: async ({
      site,
      store,
      services,
    }: Exchange<typeof readPerformanceSettingsCall>): Promise<
      AnswerTo<typeof readPerformanceSettingsCall>
    > => {
      const pageLoadId = services.newUuid()
      if (!site.insight.isOn) return reply({ pageLoadId, samplePercent: 0 })
      return reply({ pageLoadId, samplePercent: await percents.of(store, site.timeZone) })
    },
    postPerformance: async (
      exchange: Exchange<typeof recordPerformanceCall>,
    ): Promise<AnswerTo<typeof recordPerformanceCall>> => {
      const { site, body, services } = exchange
      if (!(await isMeasured(exchange))) return nothingToSay()
      const day = dayIn(site.timeZone, services.clock())
      const device = deviceOf(exchange.visitor.userAgent)
      const additions = body.flatMap((page) => countMeasures(page, device))
      gatherer.add(
        site.id,
        additions.map((addition) => ({ day, addition })),
      )
      return nothingToSay()
    },
  }
}

/** Pages are measured for those whose visits are counted. */
async function isMeasured({
  site,
  visitor,
  ownerAsking,
}: Pick<Exchange, 'site' | 'visitor' | 'ownerAsking'>): Promise<boolean> {
  if (!site.insight.isOn || visitor.userAgent === '' || isbot(visitor.userAgent)) return false
  const owner = await ownerAsking('session-or-pass')
  return owner === null || isCountedOwner(owner.roles)
}

/** Answers how fast pages came up for three of four visitors. */
export async function getVitals({
  store,
  query,
}: Exchange<typeof readInsightVitalsCall>): Promise<AnswerTo<typeof readInsightVitalsCall>> {
  const problem = spanProblem(query)
  if (problem !== null) return refuse('fields-wrong', problem)
  const counted = await store.insight.sum({ subject: 'vital', from: query.from, to: query.to })
  return reply({ rows: [...vitalsOf(counted)] })
}
