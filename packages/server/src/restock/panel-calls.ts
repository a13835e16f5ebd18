import type {
  changeRestockSettingsCall,
  exportRestockCall,
  listRestockCall,
  listRestockGroupsCall,
  listRestockSignUpsCall,
  readRestockSettingsCall,
  removeRestockCall,
  sendAllRestockCall,
  sendRestockCall,
} from '@vitrine/contract/restock/panel-calls'
import { restockList } from '@vitrine/contract/restock/sign-ups-list'
import { findVariant } from '@vitrine/domain/catalogue/choose-variant'
import { availableQuantity } from '@vitrine/domain/catalogue/stock'
import type { ListCell } from '@vitrine/domain/lists/csv'
import { variantName } from '@vitrine/domain/restock/check-sign-up'
import { restockSendText } from '@vitrine/domain/restock/restock-texts'
import type { RestockSignUp } from '@vitrine/domain/restock/sign-up'
import type { RestockGroup, VariantKey } from '@vitrine/store/restock/restock'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { listFile } from '../lists/list-file.ts'
import { readListAsk } from '../lists/read-list-ask.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { changePart, readPart } from '../website/settings-part.ts'
import { isBack, variantsBack } from './is-back.ts'
import { enqueueQueueing } from './queue-mails.ts'
import { restockSettingsPart } from './restock-settings-part.ts'
import { nameOf } from './send-restock-mail.ts'

/** So many groups, or people, are answered at once. */
const pageSize = 50

/** Answers the variants that somebody waits for. */
export async function getRestockGroups({
  query,
  store,
}: Exchange<typeof listRestockGroupsCall>): Promise<AnswerTo<typeof listRestockGroupsCall>> {
  const [productId = '', variantId = ''] = (query.cursor ?? '').split('.')
  const found = await store.restock.groups(productId === '' ? null : { productId, variantId }, pageSize + 1)
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  const hasNextPage = found.length > pageSize && last !== undefined
  return reply({
    signUpGroups: await Promise.all(shown.map((group) => describeGroup(store, group))),
    hasNextPage,
    nextPageCursor: hasNextPage ? `${last.productId}.${last.variantId}` : null,
  })
}

async function describeGroup(
  { products, restock }: Pick<SiteTables, 'products' | 'restock'>,
  { productId, variantId, count, firstAtMs }: RestockGroup,
) {
  const product = await products.find(productId)
  const variant = product && findVariant(product, variantId)
  const known = variant ? undefined : (await restock.waiting({ productId, variantId }, '', 1))[0]
  const left = product && variant ? availableQuantity(product.type, variant.stock) : 0
  return {
    productId,
    variantId,
    productTitle: product?.title ?? known?.productTitle ?? '',
    variantName: variant ? variantName(variant) : (known?.variantName ?? ''),
    signUpCount: count,
    firstAtMs,
    qtyInStock: Number.isFinite(left) ? left : null,
    isVisible: product?.isVisible === true && variant !== undefined,
  }
}

/** Answers who waits for a variant. */
export async function getRestockSignUps({
  query,
  store,
}: Exchange<typeof listRestockSignUpsCall>): Promise<AnswerTo<typeof listRestockSignUpsCall>> {
  const { productId, variantId, cursor = '' } = query
  const found = await store.restock.waiting({ productId, variantId }, cursor, pageSize + 1)
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  const hasNextPage = found.length > pageSize && last !== undefined
  return reply({
    signUps: shown.map(presentSignUp),
    hasNextPage,
    nextPageCursor: hasNextPage ? last.id : null,
  })
}

function presentSignUp({ email, joinsList, language: _, ...signUp }: RestockSignUp) {
  return { ...signUp, siteVisitorEmail: email, isJoinMailingList: joinsList }
}

/** Tells all who wait for a variant. */
export async function postRestockSend(
  exchange: Exchange<typeof sendRestockCall>,
): Promise<AnswerTo<typeof sendRestockCall>> {
  const { store, body } = exchange
  const sent = await store.transaction((tables) => tellAll(tables, exchange, body))
  return sent === null
    ? refuse('restock-sold-out', restockSendText['restock-sold-out'])
    : reply({ sent, failed: 0 })
}

/** Tells all who wait for some variants, those that are not in stock counted as failed; or for all that are back. */
export async function postRestockSendAll(
  exchange: Exchange<typeof sendAllRestockCall>,
): Promise<AnswerTo<typeof sendAllRestockCall>> {
  const { store, body } = exchange
  return store.transaction(async (tables) => {
    const asked = body.sendRequests ?? (await variantsBack(tables))
    const once = new Map(asked.map((each) => [`${each.productId}.${each.variantId}`, each]))
    const counts = { sent: 0, failed: 0 }
    for (const each of once.values()) {
      const sent = await tellAll(tables, exchange, each)
      if (sent === null) counts.failed += 1
      else counts.sent += sent
    }
    return reply(counts)
  })
}

/** Has those who wait for a variant told, and says how many; null where it is not in stock. */
async function tellAll(
  tables: SiteTables,
  exchange: Exchange<typeof sendRestockCall> | Exchange<typeof sendAllRestockCall>,
  { productId, variantId }: VariantKey,
): Promise<number | null> {
  const variant = { productId, variantId }
  if (!(await isBack(tables, variant))) return null
  const count = await tables.restock.countWaiting(variant)
  const [first] = await tables.restock.waiting(variant, '', 1)
  if (!first) return 0
  await enqueueQueueing(tables, variant, exchange.services.clock())
  const summary = `Told who waited for ${nameOf(first)}: ${count}`
  await recordAuditEntry(tables, exchange, { subjectId: productId, summary })
  return count
}

/** Answers the list of sign-ups. */
export async function getRestock(
  exchange: Exchange<typeof listRestockCall>,
): Promise<AnswerTo<typeof listRestockCall>> {
  const read = readListAsk(exchange, restockList)
  if (!read.ok) return read.refused
  const page = await exchange.store.restock.list(read.ask)
  return reply({ ...page, rows: page.rows.map(presentSignUp) })
}

/** Answers the list as a file. */
export async function getRestockFile(
  exchange: Exchange<typeof exportRestockCall>,
): Promise<AnswerTo<typeof exportRestockCall>> {
  return listFile(exchange, restockList, {
    read: (ask) => exchange.store.restock.list(ask),
    cellOf: restockCell,
  })
}

function restockCell(row: RestockSignUp, column: string): ListCell {
  const cells: Readonly<Record<string, ListCell>> = {
    email: row.email,
    product: row.productTitle,
    variant: row.variantName,
    state: row.state,
    news: row.joinsList,
    asked: { atMs: row.createdAtMs },
    changed: { atMs: row.changedAtMs },
  }
  return cells[column] ?? null
}

/** Forgets a sign-up. */
export async function deleteRestock(
  exchange: Exchange<typeof removeRestockCall>,
): Promise<AnswerTo<typeof removeRestockCall>> {
  const { params, store } = exchange
  return store.transaction(async (tables) => {
    const known = await tables.restock.find(params.signUpId)
    if (!known || !(await tables.restock.remove(known.id))) return refuse('not-found', failureText.notFound)
    await recordAuditEntry(tables, exchange, {
      subjectId: known.id,
      summary: `Somebody who waited for ${nameOf(known)} was removed`,
    })
    return reply({})
  })
}

/** Answers how visitors are told. */
export function getRestockSettings(
  exchange: Exchange<typeof readRestockSettingsCall>,
): Promise<AnswerTo<typeof readRestockSettingsCall>> {
  return readPart(restockSettingsPart(exchange.services), exchange)
}

/** Changes how visitors are told. */
export function putRestockSettings(
  exchange: Exchange<typeof changeRestockSettingsCall>,
): Promise<AnswerTo<typeof changeRestockSettingsCall>> {
  return changePart(restockSettingsPart(exchange.services), exchange, exchange.body)
}
