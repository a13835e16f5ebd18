import type { OrderDownload } from '@vitrine/contract/downloads/order-download'
import { type DownloadGrant, downloadsLeft, grantState } from '@vitrine/domain/downloads/download-grant'
import type { Order } from '@vitrine/domain/orders/order'
import type { SiteTables } from '@vitrine/store/store'
import { deliveredVersion } from './delivered-version.ts'
import { grantPath } from './download-keys.ts'

/** What downloads are shown with. */
export interface DownloadContext {
  readonly secret: string
  readonly websiteId: string
  readonly nowMs: number
}

/** The downloads of an order, each with the path of its page. */
export async function orderDownloads(
  tables: Pick<SiteTables, 'downloads' | 'digitalFiles' | 'site'>,
  order: Order,
  context: DownloadContext,
): Promise<readonly OrderDownload[]> {
  const grants = await tables.downloads.ofOrder(order.id)
  const placed = grants.toSorted((one, other) => placeOf(order, one) - placeOf(order, other))
  return Promise.all(placed.map((grant) => showGrant(tables, grant, { order, context })))
}

/** A grant as buyers and owners see it. */
export async function showGrant(
  tables: Pick<SiteTables, 'digitalFiles' | 'site'>,
  grant: DownloadGrant,
  { order, context }: { readonly order: Order; readonly context: DownloadContext },
): Promise<OrderDownload> {
  const { store } = await tables.site.read()
  const files = await Promise.all(
    grant.files.map((file) => deliveredVersion(tables, file, store.downloads?.version)),
  )
  return {
    id: grant.id,
    lineId: grant.lineId,
    title: grant.title,
    files: files.map(({ id, filename, bytes }) => ({ id, filename, bytes, left: downloadsLeft(grant, id) })),
    most: grant.most,
    used: grant.used,
    expiresAtMs: grant.expiresAtMs,
    state: grantState(grant, order, context.nowMs),
    path: grantPath(context.secret, context.websiteId, grant.id),
  }
}

function placeOf({ lines }: Order, { lineId }: DownloadGrant): number {
  return lines.findIndex(({ id }) => id === lineId)
}
