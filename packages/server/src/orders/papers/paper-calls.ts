import type { listPapersCall, paperFileCall, paperPageCall } from '@vitrine/contract/orders/paper-calls'
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
import { isOrderKey } from '../order-links.ts'
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
  if (!(await store.orders.find(params.orderId))) return refuse('not-found', failureText.notFound)
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
      url: origin + paperPath(services.secret, paper),
      pdfUrl: origin + paperPdfPath(services.secret, paper),
    })),
  })
}

/** Shows a paper, only to who has the key of its order. */
export async function getPaperPage(exchange: Exchange<typeof paperPageCall>): Promise<PageAnswer> {
  const paper = await findPaper(exchange)
  if (!paper) return refuse('not-found', failureText.notFound)
  return pageReply(paperHtml(paper, paperPdfPath(exchange.services.secret, paper)))
}

/** Answers a paper as a PDF, only to who has the key of its order. */
export async function getPaperFile(
  exchange: Exchange<typeof paperFileCall>,
): Promise<AnswerTo<typeof paperFileCall>> {
  const paper = await findPaper(exchange)
  if (!paper) return refuse('not-found', failureText.notFound)
  const name = `${paper.numberText.replaceAll(/[^\p{L}\d.-]+/gu, '-')}.pdf`
  return fileReply(paperPdf(paper), { name, type: 'application/pdf' })
}

async function findPaper({
  params,
  query,
  store,
  services,
}: Exchange<typeof paperPageCall> | Exchange<typeof paperFileCall>): Promise<Paper | undefined> {
  if (!isOrderKey(services.secret, params.orderId, query.key)) return undefined
  const paper = await store.papers.find(params.paperId)
  return paper?.orderId === params.orderId ? paper : undefined
}
