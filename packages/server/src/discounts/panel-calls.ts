import { discountsList } from '@vitrine/contract/discounts/discounts-list'
import type {
  changeDiscountCall,
  createDiscountCall,
  exportDiscountsCall,
  listDiscountsCall,
  readDiscountCall,
  removeDiscountCall,
} from '@vitrine/contract/discounts/panel-calls'
import { checkDiscount, codeTakenText, type DiscountInput } from '@vitrine/domain/discounts/check-discount'
import type { Discount } from '@vitrine/domain/discounts/discount'
import type { ListCell } from '@vitrine/domain/lists/csv'
import { changedMeanwhileText, checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { listFile } from '../lists/list-file.ts'
import { readListAsk } from '../lists/read-list-ask.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { countedCode, type DiscountListRow, showDiscount, showDiscountRows } from './show-discount.ts'

/** Answers the owner's list of discounts. */
export async function getDiscounts(
  exchange: Exchange<typeof listDiscountsCall>,
): Promise<AnswerTo<typeof listDiscountsCall>> {
  const read = readListAsk(exchange, discountsList)
  if (!read.ok) return read.refused
  const { store, services } = exchange
  const page = await store.discounts.list(read.ask)
  const rows = await showDiscountRows(store, page.rows, services.clock())
  return reply({ ...page, rows })
}

/** Answers the list of discounts as a file. */
export async function getDiscountsFile(
  exchange: Exchange<typeof exportDiscountsCall>,
): Promise<AnswerTo<typeof exportDiscountsCall>> {
  const { store, services } = exchange
  return listFile(exchange, discountsList, {
    read: async (ask) => {
      const page = await store.discounts.list(ask)
      const rows = await showDiscountRows(store, page.rows, services.clock())
      return { ...page, rows }
    },
    cellOf,
  })
}

/** Answers one discount. */
export async function getDiscount({
  params,
  store,
  services,
}: Exchange<typeof readDiscountCall>): Promise<AnswerTo<typeof readDiscountCall>> {
  const discount = await store.discounts.find(params.discountId)
  return discount ? reply(await showDiscount(store, discount, services.clock())) : notFound()
}

/** Adds a discount. */
export async function postDiscount(
  exchange: Exchange<typeof createDiscountCall>,
): Promise<AnswerTo<typeof createDiscountCall>> {
  const { body, services } = exchange
  const nowMs = services.clock()
  const checked = checkDiscount(body, { nowMs, former: null })
  if (!checked.ok) return refuse('fields-wrong', checkFieldsText, { errors: checked.errors })
  const discount = { ...checked.input, id: services.newId(), createdAtMs: nowMs, updatedAtMs: nowMs }
  return exchange.store.transaction(async (tables) => {
    if (!(await claimCode(tables, discount, nowMs))) return codeTaken()
    return keep(tables, exchange, discount, `Discount added: ${discount.name}`)
  })
}

/** Changes a discount. */
export async function putDiscount(
  exchange: Exchange<typeof changeDiscountCall>,
): Promise<AnswerTo<typeof changeDiscountCall>> {
  const { params, body, services } = exchange
  const nowMs = services.clock()
  return exchange.store.transaction(async (tables) => {
    const found = await tables.discounts.lock(params.discountId)
    if (!found) return notFound()
    if (found.updatedAtMs !== body.updatedAtMs) return refuse('changed-meanwhile', changedMeanwhileText)
    const sent: DiscountInput = { ...body.discount, trigger: found.trigger }
    const checked = checkDiscount(sent, { nowMs, former: found })
    if (!checked.ok) return refuse('fields-wrong', checkFieldsText, { errors: checked.errors })
    const updatedAtMs = Math.max(nowMs, found.updatedAtMs + 1)
    const discount = { ...found, ...checked.input, updatedAtMs }
    if (discount.code !== found.code) {
      // Uses are counted by the code: one that was used keeps its own, and nobody begins to use it meanwhile.
      await tables.discountCodes.lock(found.id)
      const { uses } = await tables.discountCodes.count(found.id)
      const [counted] = await tables.discountCodes.find([found.code])
      if (uses > 0 || (counted?.reserved ?? 0) > 0) return codeStays()
      if (!(await claimCode(tables, discount, nowMs))) return codeTaken()
      await tables.discountCodes.remove(found.code)
    }
    await tables.discountCodes.limit(discount.id, discount.usageLimit)
    return keep(tables, exchange, discount, `Discount changed: ${discount.name}`)
  })
}

/** Removes a discount that no order had. */
export async function deleteDiscount(
  exchange: Exchange<typeof removeDiscountCall>,
): Promise<AnswerTo<typeof removeDiscountCall>> {
  const { discountId } = exchange.params
  return exchange.store.transaction(async (tables) => {
    const found = await tables.discounts.lock(discountId)
    if (!found) return notFound()
    // A buyer who uses it at the same time either has it by now, or finds no code any more.
    await tables.discountCodes.lock(discountId)
    if (await tables.discountUses.hasAny(discountId)) return refuse('discount-used', usedText)
    await tables.discounts.remove(discountId)
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, {
      subjectId: discountId,
      summary: `Discount removed: ${found.name}`,
    })
    return reply({})
  })
}

const usedText = 'Orders have this discount, so it stays in the books. Stop it instead.'

async function claimCode(tables: SiteTables, discount: Discount, nowMs: number): Promise<boolean> {
  const code = countedCode(discount)
  if (code === null) return true
  const { id, usageLimit } = discount
  return (await tables.discountCodes.add([code], { discountId: id, most: usageLimit, nowMs })) === 1
}

async function keep(
  tables: SiteTables,
  exchange: Exchange<typeof createDiscountCall> | Exchange<typeof changeDiscountCall>,
  discount: Discount,
  summary: string,
): Promise<AnswerTo<typeof createDiscountCall>> {
  await tables.discounts.save(discount)
  // Prices of carts hang on it.
  await tables.site.raiseRevision()
  await recordAuditEntry(tables, exchange, { subjectId: discount.id, summary })
  return reply(await showDiscount(tables, discount, exchange.services.clock()))
}

function cellOf(row: DiscountListRow, key: string): ListCell {
  switch (key) {
    case 'starts':
      return row.startsAtMs === null ? null : { atMs: row.startsAtMs }
    case 'ends':
      return row.endsAtMs === null ? null : { atMs: row.endsAtMs }
    case 'created':
      return { atMs: row.createdAtMs }
    case 'name':
    case 'code':
    case 'state':
    case 'trigger':
    case 'class':
    case 'uses':
      return row[key]
    default:
      return null
  }
}

const codeTaken = () => refuse('fields-wrong', checkFieldsText, { errors: { code: codeTakenText } })
const codeStays = () =>
  refuse('fields-wrong', checkFieldsText, {
    errors: { code: 'This code was used. Stop the discount, and add another with the new code.' },
  })
const notFound = () => refuse('not-found', failureText.notFound)
