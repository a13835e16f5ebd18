import type { exportTaxReportCall, readTaxReportCall } from '@vitrine/contract/orders/paper-calls'
import { byteOrderMark, csvLine } from '@vitrine/domain/lists/csv'
import { type TaxReportRow, taxReport } from '@vitrine/domain/orders/papers/tax-report'
import { isQuarter, quarterOf, quarterTime } from '@vitrine/domain/time/quarters'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, fileReply, refuse, reply } from '../../http/reply/reply.ts'

type ReportExchange = Exchange<typeof readTaxReportCall> | Exchange<typeof exportTaxReportCall>

/** Answers what was sold and given back in a quarter, by country and rate. */
export async function getTaxReport(
  exchange: Exchange<typeof readTaxReportCall>,
): Promise<AnswerTo<typeof readTaxReportCall>> {
  const { site, services } = exchange
  if (!knowsQuarter(exchange))
    return refuse('fields-wrong', quarterText, { errors: { quarter: quarterText } })
  const { quarter, rows } = await read(exchange)
  return reply({ quarter, currentQuarter: quarterOf(services.clock(), site.timeZone), rows: [...rows] })
}

/** Answers the same as a file, in the shape that a report for the One Stop Shop is filled in from. */
export async function getTaxReportFile(
  exchange: Exchange<typeof exportTaxReportCall>,
): Promise<AnswerTo<typeof exportTaxReportCall>> {
  if (!knowsQuarter(exchange))
    return refuse('fields-wrong', quarterText, { errors: { quarter: quarterText } })
  const { quarter, rows } = await read(exchange)
  const { timeZone } = exchange.site
  const lines = rows.map((row) => csvLine(cellsOf(quarter, row), timeZone))
  const text = byteOrderMark + csvLine(heads, timeZone) + lines.join('')
  return fileReply(onePart(text), { name: `taxes-${quarter}.csv`, type: 'text/csv; charset=utf-8' })
}

const quarterText = 'Name a quarter such as 2026-Q4.'

function knowsQuarter({ query }: ReportExchange): boolean {
  return query.quarter === undefined || isQuarter(query.quarter)
}

async function* onePart(text: string): AsyncIterable<string> {
  yield text
}

async function read({ query, store, site, services }: ReportExchange) {
  const quarter = query.quarter ?? quarterOf(services.clock(), site.timeZone)
  const sums = await store.papers.taxSums(quarterTime(quarter, site.timeZone))
  return { quarter, rows: taxReport(sums) }
}

const heads = [
  'quarter',
  'country',
  'tax',
  'rate_percent',
  'reverse_charge',
  'gift_cards',
  'currency',
  'sales_net',
  'sales_tax',
  'refunds_net',
  'refunds_tax',
  'net',
  'tax_due',
]

function cellsOf(quarter: string, row: TaxReportRow) {
  const { currency } = row
  const amount = (cents: number) => ({ cents, currency })
  return [
    quarter,
    row.country,
    row.name,
    row.rateMilliPercent / 1000,
    row.isReverseCharge,
    row.isGiftCard,
    currency,
    amount(row.salesNetCents),
    amount(row.salesTaxCents),
    amount(row.refundsNetCents),
    amount(row.refundsTaxCents),
    amount(row.netCents),
    amount(row.taxCents),
  ]
}
