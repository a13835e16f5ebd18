import type {
  exportInsightReportCall,
  readInsightOverviewCall,
  readInsightReportCall,
} from '@vitrine/contract/insight/panel-calls'
import { type DaySpan, eachDay, spanBefore, spanProblem } from '@vitrine/domain/insight/insight-span'
import { usualSort } from '@vitrine/domain/insight/report-sort'
import { type VisitStep, visitSteps } from '@vitrine/domain/insight/subjects'
import { dayIn } from '@vitrine/domain/time/day-in'
import type { KeyCounts } from '@vitrine/store/insight/insight'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, fileReply, type Refusal, refuse, reply } from '../../http/reply/reply.ts'
import { wordsOf } from '../../words/panel-words.ts'
import type { InsightKeeper } from '../insight-keeper.ts'
import { labelsOf } from './labels-of.ts'
import { reportLines } from './report-lines.ts'
import { totalOf } from './sum-rows.ts'

/** Visits that showed a page so lately are there now. */
const liveMs = 5 * 60_000

/** Rows of a report that are answered where nobody says how many. */
const usualLimit = 50

/** A file has no more rows than so many, the first ones. */
const mostFileRows = 50_000

/** The calls by which owners read what visits came to; what waits is counted before, where that does not take long. */
export function reportCalls(keeper: InsightKeeper) {
  const settle = async ({ site, store }: Pick<Exchange, 'site' | 'store'>) => {
    if (site.insight.isOn) await keeper.settle(store)
  }
  return {
    getOverview: async (exchange: Exchange<typeof readInsightOverviewCall>) => {
      await settle(exchange)
      return getOverview(exchange)
    },
    getReport: async (exchange: Exchange<typeof readInsightReportCall>) => {
      await settle(exchange)
      return getReport(exchange)
    },
    getReportFile: async (exchange: Exchange<typeof exportInsightReportCall>) => {
      await settle(exchange)
      return getReportFile(exchange)
    },
  }
}

async function getOverview({
  query,
  site,
  store,
  services,
}: Exchange<typeof readInsightOverviewCall>): Promise<AnswerTo<typeof readInsightOverviewCall>> {
  const refused = refuseSpan(query)
  if (refused) return refused
  const { from, to } = query
  const nowMs = services.clock()
  const before = spanBefore({ from, to })
  const rows = await store.insight.days({ subject: 'total', from: before.from, to })
  const byDay = Map.groupBy(rows, ({ day }) => day)
  const steps = await store.insight.sum({ subject: 'step', from, to })
  const stepsBefore = await store.insight.sum({ subject: 'step', ...before })
  return reply({
    timeZone: site.timeZone,
    today: dayIn(site.timeZone, nowMs),
    isCounted: site.insight.isOn,
    firstDay: (await store.insight.firstDay()) ?? null,
    liveVisits: await store.visits.countSince(nowMs - liveMs),
    days: eachDay({ from, to }).map((day) => ({ day, ...shown(byDay.get(day) ?? []) })),
    total: { ...shown(rows.filter(({ day }) => day >= from)), orderedVisits: visitsAt(steps, 'order') },
    before: {
      ...before,
      ...shown(rows.filter(({ day }) => day < from)),
      orderedVisits: visitsAt(stepsBefore, 'order'),
    },
    steps: visitSteps.map((step) => ({ step, visits: visitsAt(steps, step) })),
  })
}

function visitsAt(steps: readonly KeyCounts[], step: VisitStep): number {
  return steps.find(({ key }) => key === step)?.visits ?? 0
}

function shown(rows: Parameters<typeof totalOf>[0]) {
  const { acts: _, ...totals } = totalOf(rows)
  return totals
}

async function getReport(
  exchange: Exchange<typeof readInsightReportCall>,
): Promise<AnswerTo<typeof readInsightReportCall>> {
  const { query, store } = exchange
  const refused = refuseSpan(query)
  if (refused) return refused
  const { subject, sort = usualSort(subject), offset = 0, limit = usualLimit } = query
  const { from, to } = query
  const { total, rows } = await store.insight.report({ subject, from, to, sort, offset, limit })
  const labels = await labelsOf(store, { subject, say: wordsOf(exchange).say })
  const labelOf = await labels(rows.map(({ key }) => key))
  return reply({
    total,
    rows: rows.map((row) => ({ ...row, amounts: [...row.amounts], label: labelOf(row.key) })),
  })
}

async function getReportFile(
  exchange: Exchange<typeof exportInsightReportCall>,
): Promise<AnswerTo<typeof exportInsightReportCall>> {
  const { query, store, site } = exchange
  const refused = refuseSpan(query)
  if (refused) return refused
  const { subject, from, to, sort = usualSort(subject) } = query
  const { rows } = await store.insight.report({ subject, from, to, sort, offset: 0, limit: mostFileRows })
  return fileReply(
    reportLines(rows, { subject, store, timeZone: site.timeZone, say: wordsOf(exchange).say }),
    {
      name: `${subject}-${from}-${to}.csv`,
      type: 'text/csv; charset=utf-8',
    },
  )
}

/** Refuses days that cannot be reported on, in words. */
function refuseSpan(span: DaySpan): Refusal | null {
  const problem = spanProblem(span)
  return problem === null ? null : refuse('fields-wrong', problem, { errors: { from: problem } })
}
