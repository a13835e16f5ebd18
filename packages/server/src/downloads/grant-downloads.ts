import { type GrantedFile, isDelivered } from '@vitrine/domain/downloads/download-grant'
import { newGrant } from '@vitrine/domain/downloads/new-grant'
import type { Order, OrderLine } from '@vitrine/domain/orders/order'
import type { SiteTables } from '@vitrine/store/store'
import { hashToken } from '../http/visitor/token-hash.ts'
import type { Services } from '../services/services.ts'
import { grantToken } from './download-keys.ts'

type GrantTables = Pick<SiteTables, 'site' | 'digitalFiles' | 'downloads'>

/** Lets the buyer of a paid order have its files, once for each line, in the transaction that books the money. */
export async function grantDownloads(
  tables: GrantTables,
  order: Order,
  services: Pick<Services, 'clock' | 'newId' | 'secret'>,
): Promise<void> {
  const lines = order.lines.filter(({ digitalFileIds }) => digitalFileIds !== undefined)
  if (!isDelivered(order) || lines.length === 0) return
  const { id: websiteId, store } = await tables.site.read()
  const nowMs = services.clock()
  for (const line of lines) {
    const files = await filesOf(tables, line)
    const grant = newGrant({ id: services.newId(), order, line, files, terms: store.downloads, nowMs })
    const token = grantToken(services.secret, websiteId, grant.id)
    await tables.downloads.insert(grant, hashToken(token))
  }
}

async function filesOf(
  tables: Pick<SiteTables, 'digitalFiles'>,
  { digitalFileIds = [] }: OrderLine,
): Promise<readonly GrantedFile[]> {
  const files: GrantedFile[] = []
  for (const fileId of digitalFileIds) {
    const file = await tables.digitalFiles.find(fileId)
    if (!file) continue
    const { id, filename, bytes, version } = file
    files.push({ id, filename, bytes, version })
  }
  return files
}
