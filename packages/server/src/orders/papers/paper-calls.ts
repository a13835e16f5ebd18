import type { listPapersCall, paperFileCall, paperPageCall } from '@vitrine/contract/orders/paper-calls'
import type { Order } from '@vitrine/domain/orders/order'
import type { Paper } from '@vitrine/domain/orders/papers/paper'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import {
  type AnswerTo,
  fileReply,
  type PageAnswer,
  pageReply,
  refuse,
  reply,
} from '../../http/reply/reply.ts'
import { orderOfLink } from '../order-links.ts'
import { paperHtml } from './paper-html.ts'
import { paperPath, paperPdfPath } from './paper-links.ts'
import { paperPdf } from './paper-pdf.ts'

/** Answers the papers of an order. */
export async function getPapers({
  params,
  store,
  services,
  site,
}: Exchange<typeof listPapersCall>): Promise<AnswerTo<typeof listPapersCall>> {
  const order = await store.orders.find(params.orderId)
  if (!order) return refuse('not-found', failureText.notFound)
  const papers = await store.papers.listByOrder(params.orderId)
  const origin = homeOriginOf(site, services.publicUrl) ?? ''
  return reply({
    rows: papers.map((paper) => ({
      id: paper.id,
      kind: paper.kind,
      numberText: paper.numberText,
      issuedAtMs: paper.issuedAtMs,
      grossCents: paper.grossCents,
      currency: paper.currency,
      url: origin + paperPath(services.secret, order, paper),
      pdfUrl: origin + paperPdfPath(services.secret, order, paper),
    })),
  })
}

/** Shows a paper, only to who has the key of its order. */
export async function getPaperPage(exchange: Exchange<typeof paperPageCall>): Promise<PageAnswer> {
  const found = await findPaper(exchange)
  if (!found) return refuse('not-found', failureText.notFound)
  const { order, paper } = found
  return pageReply(paperHtml(paper, paperPdfPath(exchange.services.secret, order, paper)))
}

/** Answers a paper as a PDF, only to who has the key of its order. */
export async function getPaperFile(
  exchange: Exchange<typeof paperFileCall>,
): Promise<AnswerTo<typeof paperFileCall>> {
  const found = await findPaper(exchange)
  if (!found) return refuse('not-found', failureText.notFound)
  const { paper } = found
  const name = `${paper.numberText.replaceAll(/[^\p{L}\d.-]+/gu, '-')}.pdf`
  return fileReply(paperPdf(paper), { name, type: 'application/pdf' })
}

async function findPaper({
  params,
  query,
  store,
  services,
}: Exchange<typeof paperPageCall> | Exchange<typeof paperFileCall>): Promise<
  { readonly order: Order; readonly paper: Paper } | undefined
> {
  const order = await orderOfLink(store, services.secret, { orderId: params.orderId, key: query.key })
  const paper = await store.papers.find(params.paperId)
  return order && paper?.orderId === order.id ? { order, paper } : undefined
}
