import type {
  exportInsightReportCall,
  readInsightOverviewCall,
  readInsightReportCall,
} from '@vitrine/contract/insight/panel-calls'
import { type DaySpan, eachDay, spanBefore, spanProblem } from '@vitrine/domain/insight/insight-span'
import { visitSteps } from '@vitrine/domain/insight/subjects'
import { byteOrderMark, csvLine } from '@vitrine/domain/lists/csv'
import { dayIn } from '@vitrine/domain/time/day-in'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, fileReply, type Refusal, refuse, reply } from '../../http/reply/reply.ts'
import type { InsightKeeper } from '../insight-keeper.ts'
import { labelsOf } from './labels-of.ts'
import { rowsByKey, totalOf, usualSort } from './sum-rows.ts'

/** Visits that showed a page so lately are there now. */
const liveMs = 5 * 60_000

/** Rows of a report that are answered where nobody says how many. */
const usualLimit = 50

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
  return reply({
    timeZone: site.timeZone,
    today: dayIn(site.timeZone, nowMs),
    isCounted: site.insight.isOn,
    firstDay: (await store.insight.firstDay()) ?? null,
    liveVisits: await store.visits.countSince(nowMs - liveMs),
    days: eachDay({ from, to }).map((day) => ({ day, ...shown(byDay.get(day) ?? []) })),
    total: shown(rows.filter(({ day }) => day >= from)),
    before: { ...before, ...shown(rows.filter(({ day }) => day < from)) },
    steps: visitSteps.map((step) => ({
      step,
      visits: steps.find(({ key }) => key === step)?.visits ?? 0,
    })),
  })
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
  const { subject, sort = usualSort[subject] ?? 'visits', offset = 0, limit = usualLimit } = query
  const rows = rowsByKey(await store.insight.sum(query), sort)
  const page = rows.slice(offset, offset + limit)
  const labelOf = await labelsOf(
    store,
    subject,
    page.map(({ key }) => key),
  )
  return reply({ total: rows.length, rows: page.map((row) => ({ ...row, label: labelOf(row.key) })) })
}

async function getReportFile(
  exchange: Exchange<typeof exportInsightReportCall>,
): Promise<AnswerTo<typeof exportInsightReportCall>> {
  const { query, store, site } = exchange
  const refused = refuseSpan(query)
  if (refused) return refused
  const { subject, from, to } = query
  const rows = rowsByKey(await store.insight.sum(query), usualSort[subject] ?? 'visits')
  const currencies = [...new Set(rows.flatMap(({ amounts }) => amounts.map(({ currency }) => currency)))]
  const labelOf = await labelsOf(
    store,
    subject,
    rows.map(({ key }) => key),
  )
  const heads = [
    subject,
    'label',
    'visits',
    'views',
    'acts',
    'orders',
    ...currencies.map((each) => `amount_${each}`),
  ]
  const lines = rows.map((row) => [
    row.key,
    labelOf(row.key),
    row.visits,
    row.views,
    row.acts,
    row.orders,
    ...currencies.map((currency) => ({
      currency,
      cents: row.amounts.find((each) => each.currency === currency)?.cents ?? 0,
    })),
  ])
  const text = byteOrderMark + [heads, ...lines].map((line) => csvLine(line, site.timeZone)).join('')
  return fileReply(onePart(text), {
    name: `${subject}-${from}-${to}.csv`,
    type: 'text/csv; charset=utf-8',
  })
}

async function* onePart(text: string): AsyncIterable<string> {
  yield text
}

/** Refuses days that cannot be reported on, in words. */
function refuseSpan(span: DaySpan): Refusal | null {
  const problem = spanProblem(span)
  return problem === null ? null : refuse('fields-wrong', problem, { errors: { from: problem } })
}
