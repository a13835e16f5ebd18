import type { Order, OrderLine } from '../orders/order.ts'
import { type DownloadTerms, usualDownloadTerms } from '../website/settings/download-terms.ts'
import type { DownloadGrant, GrantedFile } from './download-grant.ts'

/** What a grant is made of. */
export interface NewGrant {
  readonly id: string
  readonly order: Pick<Order, 'id'>
  readonly line: Pick<OrderLine, 'id' | 'title' | 'quantity'>
  readonly files: readonly GrantedFile[]
  readonly terms: DownloadTerms | undefined
  readonly nowMs: number
}

/** The grant for a line: so many downloads for each file and piece, for so many days from now on. */
export function newGrant({
  id,
  order,
  line,
  files,
  terms = usualDownloadTerms,
  nowMs,
}: NewGrant): DownloadGrant {
  const { perFile, days } = terms
  return {
    id,
    orderId: order.id,
    lineId: line.id,
    title: line.title,
    files,
    most: perFile === null ? null : perFile * files.length * line.quantity,
    used: 0,
    expiresAtMs: days === null ? null : nowMs + days * 86_400_000,
    revokedAtMs: null,
    createdAtMs: nowMs,
  }
}
