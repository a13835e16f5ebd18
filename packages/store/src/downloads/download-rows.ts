import { bookBytes } from '@vitrine/domain/downloads/count-downloads'
import { countDownloads, type DownloadGrant } from '@vitrine/domain/downloads/download-grant'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import {
  findByToken,
  findGrant,
  findPart,
  insertGrant,
  lockGrant,
  ofOrder,
  saveGrant,
  savePart,
} from './download-statements.ts'
import type { DownloadRecords, SentBytes } from './downloads.ts'
import { grantDocument } from './grant-document.ts'

/** Who may download what. */
export function downloadRows(session: Session): DownloadRecords {
  const { websiteId } = session
  return {
    insert: (grant, tokenHash) =>
      session.atomically(async (inside) => {
        const { id, orderId, lineId } = grant
        const given = { websiteId, id, orderId, lineId, tokenHash, document: JSON.stringify(grant) }
        return (await inside.change(insertGrant, given)) === 1
      }),
    find: async (id) =>
      readDocument(session, grantDocument, await session.first(findGrant, { websiteId, id })),
    findByToken: async (tokenHash) =>
      readDocument(session, grantDocument, await session.first(findByToken, { websiteId, tokenHash })),
    lock: async (id) =>
      readDocument(session, grantDocument, await session.first(lockGrant, { websiteId, id })),
    ofOrder: async (orderId) =>
      readDocuments(session, grantDocument, await session.all(ofOrder, { websiteId, orderId })),
    save: (grant) => session.atomically((inside) => writeGrant(inside, grant)),
    book: (sent, mayUse) => session.atomically((inside) => bookSent(inside, sent, mayUse)),
    hasBegun: async ({ grantId, fileId, visitor }) =>
      (await session.first(findPart, { websiteId, grantId, fileId, visitor })) !== undefined,
  }
}

async function writeGrant(session: Session, grant: DownloadGrant): Promise<void> {
  const { websiteId } = session
  await session.write(saveGrant, { websiteId, id: grant.id, document: JSON.stringify(grant) })
}

/** The grant is locked first: parts that are asked for at the same time are counted one after the other. */
async function bookSent(
  session: Session,
  { grantId, fileId, visitor, fileBytes, moreBytes }: SentBytes,
  mayUse: (grant: DownloadGrant, downloads: number) => boolean,
): Promise<boolean> {
  const { websiteId } = session
  const place = { websiteId, grantId, fileId, visitor }
  const grant = readDocument(
    session,
    grantDocument,
    await session.first(lockGrant, { websiteId, id: grantId }),
  )
  if (!grant) return false
  const part = await session.first(findPart, place)
  const booked = bookBytes({ sentBytes: part ? Number(part.sent_bytes) : null, moreBytes, fileBytes })
  if (!mayUse(grant, booked.downloads)) return false
  await session.write(savePart, { ...place, sentBytes: booked.sentBytes, atMs: session.now() })
  if (booked.downloads !== 0) await writeGrant(session, countDownloads(grant, fileId, booked.downloads))
  return true
}
