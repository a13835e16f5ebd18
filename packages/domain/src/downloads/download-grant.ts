import type { DigitalFile } from '../catalogue/sale/digital-file.ts'
import type { Order } from '../orders/order.ts'
import { refundedUnits } from '../orders/refunds/refunded-units.ts'

/** What the buyer of a line of an order may download, how often, and until when. */
export interface DownloadGrant {
  readonly id: string
  readonly orderId: string
  readonly lineId: string
  readonly title: string
  readonly files: readonly GrantedFile[]
  /** Downloads of all files together; null: no limit. */
  readonly most: number | null
  /** Downloads that have counted. */
  readonly used: number
  /** Those of each file, by its id; left out in grants from before files were counted apart. */
  readonly usedByFile?: Readonly<Record<string, number>> | undefined
  /** Null: for ever. */
  readonly expiresAtMs: number | null
  readonly revokedAtMs: number | null
  readonly createdAtMs: number
}

/** A file as it was bought. */
export interface GrantedFile extends DigitalFile {
  readonly version: number
}

/** Whether a grant opens its files, or why it does not. */
export type GrantState = 'open' | 'revoked' | 'expired' | 'used-up'

/** What of an order a grant hangs on: money that went back, or an order that was called off, closes it whatever else was written down. */
export type GrantOrder = Pick<Order, 'paymentState' | 'fulfillmentStatus'>

/** The same, with what of its lines went back. */
export type LinedOrder = GrantOrder &
  Pick<Order, 'refunds'> & { readonly lines: readonly Pick<Order['lines'][number], 'id' | 'quantity'>[] }

/** Whether a grant opens its files now. */
export function grantState(
  grant: Pick<DownloadGrant, 'lineId' | 'most' | 'used' | 'expiresAtMs' | 'revokedAtMs'>,
  order: LinedOrder,
  nowMs: number,
): GrantState {
  if (grant.revokedAtMs !== null || !isLineDelivered(order, grant.lineId)) return 'revoked'
  if (grant.expiresAtMs !== null && grant.expiresAtMs <= nowMs) return 'expired'
  return isUsedUp(grant) ? 'used-up' : 'open'
}

/** Whether its files are delivered: paid, and not called off. */
export function isDelivered({ paymentState, fulfillmentStatus }: GrantOrder): boolean {
  return paymentState === 'PAID' && fulfillmentStatus !== 'CANCELED'
}

/** Whether what a line of it bought is delivered: not where all of that line was refunded, whatever else was bought with it. */
function isLineDelivered(order: LinedOrder, lineId: string): boolean {
  const line = order.lines.find(({ id }) => id === lineId)
  const isBack = line !== undefined && refundedUnits(order, lineId) >= line.quantity
  return isDelivered(order) && !isBack
}

/** Whether all its downloads were made. */
function isUsedUp({ most, used }: Pick<DownloadGrant, 'most' | 'used'>): boolean {
  return most !== null && used >= most
}

/** Downloads that are left of a file; null: no limit. Of all that the grant has, each file has its share, so that one cannot use up another's. */
export function downloadsLeft(
  { most, used, usedByFile = {}, files }: Pick<DownloadGrant, 'most' | 'used' | 'usedByFile' | 'files'>,
  fileId: string,
): number | null {
  if (most === null) return null
  const share = Math.ceil(most / files.length)
  return Math.max(0, Math.min(most - used, share - (usedByFile[fileId] ?? 0)))
}

/** Whether so many downloads more of a file are left; what is given back always is. */
export function hasDownloadsLeft(
  grant: Parameters<typeof downloadsLeft>[0],
  fileId: string,
  downloads: number,
): boolean {
  const left = downloadsLeft(grant, fileId)
  return downloads <= 0 || left === null || downloads <= left
}

/** The grant once so many downloads of a file were made, or given back where they are less than 0. */
export function countDownloads(grant: DownloadGrant, fileId: string, downloads: number): DownloadGrant {
  const { used, usedByFile = {} } = grant
  const ofFile = Math.max(0, (usedByFile[fileId] ?? 0) + downloads)
  return { ...grant, used: used + downloads, usedByFile: { ...usedByFile, [fileId]: ofFile } }
}

/** What visitors read of a file of which no download is left. */
export const usedUpFileText = 'This file was downloaded as often as it can be.'

/** What visitors read of a grant that opens nothing. */
export const closedGrantText: Readonly<Record<Exclude<GrantState, 'open'>, string>> = {
  revoked: 'These files are not available any more.',
  expired: 'The time to download these files is over.',
  'used-up': 'These files were downloaded as often as they can be.',
}

/** What an owner gives a grant more of. */
export interface GrantExtension {
  readonly downloads: number
  readonly days: number
}

/** Whether a grant is as it was when more of it was asked for; undefined: nobody said how it was. */
export function isAsSeen(
  { most, expiresAtMs }: Pick<DownloadGrant, 'most' | 'expiresAtMs'>,
  seen: Pick<DownloadGrant, 'most' | 'expiresAtMs'> | undefined,
): boolean {
  return seen === undefined || (seen.most === most && seen.expiresAtMs === expiresAtMs)
}

const dayMs = 86_400_000

/** Gives a grant more downloads, and days from now on or from its end, whichever is later; what is without a limit stays so. */
export function extendGrant(
  grant: DownloadGrant,
  { downloads, days }: GrantExtension,
  nowMs: number,
): DownloadGrant {
  const { most, expiresAtMs } = grant
  return {
    ...grant,
    most: most === null ? null : Math.max(most, grant.used) + downloads,
    expiresAtMs:
      expiresAtMs === null || days === 0 ? expiresAtMs : Math.max(expiresAtMs, nowMs) + days * dayMs,
  }
}
