import { stat } from 'node:fs/promises'
import type { Upload } from '@vitrine/store/media/uploads'
import { uploadFile } from './media-folders.ts'

/** How many uploads of a site may be unfinished, and how large they may be together. */
const mostUnfinished = { uploads: 200, bytes: 10_000_000_000 }

/** So long an upload keeps room for what has not come in yet, from its last byte on; then only what lies there counts. */
const keepsRoomMs = 3_600_000

/** Where uploads of a site lie, and what time it is. */
interface UploadPlace {
  readonly dataDir: string
  readonly websiteId: string
  readonly nowMs: number
}

/** Bytes that each upload takes of what a site may have unfinished, by its id: all of it, or what has come in of one that lies still. */
export async function uploadShares(
  uploads: readonly Upload[],
  { dataDir, websiteId, nowMs }: UploadPlace,
): Promise<ReadonlyMap<string, number>> {
  const shares = uploads.map(async ({ id, bytes, createdAtMs }) => {
    const file = await stat(uploadFile(dataDir, websiteId, id)).catch(() => null)
    const isStill = Math.max(createdAtMs, file?.mtimeMs ?? 0) + keepsRoomMs < nowMs
    return [id, isStill ? (file?.size ?? 0) : bytes] as const
  })
  return new Map(await Promise.all(shares))
}

/** Whether there is no room for so many bytes beside the other uploads; one that is not among the shares has just begun. */
export function isFull(
  others: readonly Upload[],
  bytes: number,
  shares: ReadonlyMap<string, number>,
): boolean {
  const taken = others.map(({ id, bytes: whole }) => shares.get(id) ?? whole)
  const count = taken.filter((share) => share > 0).length
  return (
    count >= mostUnfinished.uploads || taken.reduce((sum, each) => sum + each, bytes) > mostUnfinished.bytes
  )
}
