import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Upload } from '../http/exchange.ts'

/** What became of a part: it stands behind what came before, or it does not follow on. */
export type AppendResult =
  | { readonly ok: true; readonly offset: number }
  | { readonly ok: false; readonly offset: number }

/** How many bytes of an upload have arrived. */
export async function arrivedBytes(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  )
}

/** Puts a part behind what has arrived, one part of a file at a time. A part that breaks off leaves no trace. */
export async function appendPart(
  file: string,
  part: Upload,
  {
    offset,
    totalBytes,
    partId,
  }: { readonly offset: number; readonly totalBytes: number; readonly partId: string },
): Promise<AppendResult> {
  await mkdir(path.dirname(file), { recursive: true })
  const partFile = `${file}.${partId}.part`
  try {
    if ((await part.saveTo(partFile)) === 'too-large') return { ok: false, offset: await arrivedBytes(file) }
    return await inTurn(file, () => append(file, partFile, { offset, totalBytes }))
  } finally {
    await rm(partFile, { force: true })
  }
}

async function append(
  file: string,
  partFile: string,
  { offset, totalBytes }: { readonly offset: number; readonly totalBytes: number },
): Promise<AppendResult> {
  const arrived = await arrivedBytes(file)
  const { size } = await stat(partFile)
  if (arrived !== offset || size === 0 || offset + size > totalBytes) return { ok: false, offset: arrived }
  const from = await open(partFile, 'r')
  const to = await open(file, 'a')
  try {
    await to.writeFile(from.createReadStream({ autoClose: false }))
    await to.datasync()
  } finally {
    await from.close()
    await to.close()
  }
  return { ok: true, offset: offset + size }
}

const turns = new Map<string, Promise<unknown>>()

/** Does work on a file, or on all that is made of it, when what others do with it is over. */
export async function inTurn<Result>(named: string, work: () => Promise<Result>): Promise<Result> {
  const before = turns.get(named) ?? Promise.resolve()
  const turn = before.then(work, work)
  turns.set(named, turn)
  try {
    return await turn
  } finally {
    if (turns.get(named) === turn) turns.delete(named)
  }
}

/**
 * Gives a file a second place; the first stays until what is written of it in the store is kept. What is in that place stays whole until
 * the other takes it.
 */
export async function placeFile(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true })
  const beside = `${to}.${randomUUID()}`
  try {
    // Some disks know no second name for a file.
    await link(from, beside).catch(() => copyFile(from, beside, constants.COPYFILE_FICLONE))
    await rename(beside, to)
  } finally {
    // Two names of one file stay two when the one is to become the other.
    await rm(beside, { force: true })
  }
}

/** Room that is left for the store, whatever is uploaded. */
const reserveBytes = 300_000_000

/** Whether a file of this size fits beside what is there. */
export async function hasRoomFor(dataDir: string, bytes: number): Promise<boolean> {
  const disk = await statfs(dataDir).catch(() => null)
  return disk === null || disk.bavail * disk.bsize > bytes + reserveBytes
}
