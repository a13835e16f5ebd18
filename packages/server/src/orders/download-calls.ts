import type { ReplyOf } from '@vitrine/contract/call'
import type {
  changeDownloadCall,
  readOrderDownloadsCall,
  sendDownloadsCall,
} from '@vitrine/contract/downloads/panel-calls'
import {
  type DownloadGrant,
  extendGrant,
  grantState,
  isAsSeen,
} from '@vitrine/domain/downloads/download-grant'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { orderProblemText } from '@vitrine/domain/orders/order-states'
import { orderDownloads } from '../downloads/order-downloads.ts'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { enqueueOrderMail } from './enqueue-order-mail.ts'

/** Answers what the buyer of an order may download. */
export async function getOrderDownloads(
  exchange: Exchange<typeof readOrderDownloadsCall>,
): Promise<AnswerTo<typeof readOrderDownloadsCall>> {
  const order = await exchange.store.orders.find(exchange.params.orderId)
  return order ? show(exchange, order) : refuse('not-found', failureText.notFound)
}

/** Gives more downloads and days, takes the files away, or gives them back. */
export async function putDownload(
  exchange: Exchange<typeof changeDownloadCall>,
): Promise<AnswerTo<typeof changeDownloadCall>> {
  const { params, body, store, services } = exchange
  const order = await store.orders.find(params.orderId)
  const became = await store.transaction(async (tables) => {
    const grant = await tables.downloads.lock(params.grantId)
    if (!order || grant?.orderId !== order.id) return 'gone'
    if (body.act === 'extend' && !isAsSeen(grant, body.seen)) return 'sent-otherwise'
    await tables.downloads.save(changed(grant, body, services.clock()))
    const summary = summaries[body.act](orderName(order), grant.title)
    await recordAuditEntry(tables, exchange, { subjectId: order.id, summary })
    return 'changed'
  })
  if (became === 'sent-otherwise') return refuse(became, orderProblemText[became])
  return order && became === 'changed' ? show(exchange, order) : refuse('not-found', failureText.notFound)
}

/** Sends the links again. */
export async function postDownloadsMail(
  exchange: Exchange<typeof sendDownloadsCall>,
): Promise<AnswerTo<typeof sendDownloadsCall>> {
  const { params, store, services } = exchange
  const order = await store.orders.find(params.orderId)
  if (!order) return refuse('not-found', failureText.notFound)
  const grants = await store.downloads.ofOrder(order.id)
  const nowMs = services.clock()
  if (!grants.some((grant) => grantState(grant, order, nowMs) === 'open'))
    return refuse('not-downloadable', orderProblemText['not-downloadable'])
  await store.transaction(async (tables) => {
    await enqueueOrderMail(tables, { kind: 'downloads', order, services })
    const summary = `Order ${orderName(order)}: sent the links of its files again`
    await recordAuditEntry(tables, exchange, { subjectId: order.id, summary })
  })
  return reply({})
}

const summaries = {
  extend: (order: string, title: string) => `Order ${order}: gave more downloads of ${title}`,
  revoke: (order: string, title: string) => `Order ${order}: took away the files of ${title}`,
  restore: (order: string, title: string) => `Order ${order}: gave back the files of ${title}`,
} as const

function changed(
  grant: DownloadGrant,
  body: Exchange<typeof changeDownloadCall>['body'],
  nowMs: number,
): DownloadGrant {
  switch (body.act) {
    case 'extend':
      return extendGrant(grant, body, nowMs)
    case 'revoke':
      return { ...grant, revokedAtMs: grant.revokedAtMs ?? nowMs }
    case 'restore':
      return { ...grant, revokedAtMs: null }
  }
}

async function show({ store, services, site }: Pick<Exchange, 'store' | 'services' | 'site'>, order: Order) {
  const context = { secret: services.secret, websiteId: site.id, nowMs: services.clock() }
  const downloads = await orderDownloads(store, order, context)
  return reply<ReplyOf<typeof readOrderDownloadsCall>>({ downloads })
}
