import { randomBytes } from 'node:crypto'
import type {
  addDiscountCodesCall,
  exportDiscountCodesCall,
  listDiscountCodesCall,
  listDiscountUsesCall,
} from '@vitrine/contract/discounts/panel-calls'
import { bulkCodes, bulkLetters, mostBulkCodes } from '@vitrine/domain/discounts/bulk-codes'
import { tidyCode } from '@vitrine/domain/discounts/code-text'
import { byteOrderMark, csvLine } from '@vitrine/domain/lists/csv'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { SiteStore } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, fileReply, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'

/** Codes that are written in one transaction, so that buyers need not wait. */
const batch = 5_000
/** Codes and uses that stand on one page. */
const shownAtOnce = 50

/** Makes further codes of a discount that has many. */
export async function postCodes(
  exchange: Exchange<typeof addDiscountCodesCall>,
): Promise<AnswerTo<typeof addDiscountCodesCall>> {
  const { params, body, store, services } = exchange
  const beginning = body.beginning.trim() === '' ? '' : tidyCode(body.beginning)
  if (beginning === null || beginning.length > 20) return wrong({ beginning: beginningText })
  const addSome = (before: number) =>
    store.transaction(async (tables): Promise<AnswerTo<typeof addDiscountCodesCall>> => {
      // It is not removed meanwhile, and of two who make codes one waits.
      const discount = await tables.discounts.lock(params.discountId)
      if (!discount) return notFound()
      const { codes } = await tables.discountCodes.count(discount.id)
      const left = body.count - before
      if (discount.trigger !== 'bulk' || codes + left > mostBulkCodes) return wrong({ count: tooManyText })
      const wanted = bulkCodes(beginning, randomBytes(Math.min(batch, left) * bulkLetters))
      const to = { discountId: discount.id, most: discount.usageLimit, nowMs: services.clock() }
      // One that is there already, by one chance in billions, is made again.
      const more = await tables.discountCodes.add(wanted, to)
      const added = before + more
      const summary = `Codes made for a discount: ${added} for ${discount.name}`
      if (added >= body.count) await recordAuditEntry(tables, exchange, { subjectId: discount.id, summary })
      return reply({ added, codes: codes + more })
    })
  for (let made = 0; ; ) {
    const { body: answered, ...answer } = await addSome(made)
    if (answered.kind === 'refusal') return { ...answer, body: answered }
    if (answered.value.added >= body.count) return { ...answer, body: answered }
    made = answered.value.added
  }
}

/** Answers codes of a discount. */
export async function getCodes({
  params,
  query,
  store,
}: Exchange<typeof listDiscountCodesCall>): Promise<AnswerTo<typeof listDiscountCodesCall>> {
  if (!(await store.discounts.find(params.discountId))) return notFound()
  const { beginning = '', uses = 'any', after = '' } = query
  const found = await store.discountCodes.page({
    discountId: params.discountId,
    beginning: beginning.trim().toUpperCase(),
    uses,
    after,
    limit: shownAtOnce + 1,
  })
  const codes = found.slice(0, shownAtOnce).map(({ code, used }) => ({ code, used }))
  return reply({ codes, hasMore: found.length > shownAtOnce })
}

/** Answers all codes of a discount as a file. */
export async function getCodesFile({
  params,
  store,
  site,
}: Exchange<typeof exportDiscountCodesCall>): Promise<AnswerTo<typeof exportDiscountCodesCall>> {
  const discount = await store.discounts.find(params.discountId)
  if (!discount) return notFound()
  const parts = linesOf(store, discount.id, site.timeZone)
  return fileReply(parts, { name: 'discount-codes.csv', type: 'text/csv; charset=utf-8' })
}

async function* linesOf(store: SiteStore, discountId: string, timeZone: string): AsyncIterable<string> {
  yield byteOrderMark + csvLine(['code', 'uses', 'limit'], timeZone)
  for (let after = ''; ; ) {
    const ask = { discountId, beginning: '', uses: 'any', after, limit: batch } as const
    const page = await store.discountCodes.page(ask)
    yield page.map(({ code, used, most }) => csvLine([code, used, most], timeZone)).join('')
    if (page.length < batch) return
    after = page.at(-1)?.code ?? ''
  }
}

/** Answers the orders that had a discount. */
export async function getUses({
  params,
  query,
  store,
}: Exchange<typeof listDiscountUsesCall>): Promise<AnswerTo<typeof listDiscountUsesCall>> {
  if (!(await store.discounts.find(params.discountId))) return notFound()
  const { beforeMs = Number.MAX_SAFE_INTEGER, beforeNumber = 0 } = query
  const place = { beforeMs, beforeNumber, limit: shownAtOnce + 1 }
  const found = await store.discountUses.page(params.discountId, place)
  const uses = found.slice(0, shownAtOnce).map((use) => ({
    ...use,
    code: use.code.startsWith('*') ? '' : use.code,
  }))
  return reply({ uses, hasMore: found.length > shownAtOnce })
}

const beginningText = 'A beginning has up to 20 letters, digits, dashes and underscores.'
const tooManyText = 'A discount with many codes has at most 100,000 of them.'
const wrong = (errors: Readonly<Record<string, string>>) =>
  refuse('fields-wrong', checkFieldsText, { errors })
const notFound = () => refuse('not-found', failureText.notFound)
