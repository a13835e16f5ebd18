import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { hasMarkupMark, markOverlap } from '@vitrine/domain/forms/files/markup-marks'
import { findArchiveEnd, longestDirectory } from '@vitrine/domain/forms/files/read-archive'
import type { FileProbe } from '@vitrine/domain/forms/files/recognise-form-file'
import { headBytes } from '@vitrine/domain/media/file-signatures'

/** An archive's end, with the longest comment that can stand behind it. */
const tailBytes = 22 + 65_535

/** Reads of a file what is needed to judge it: a piece at a time, whatever its size. */
export async function probeFile(
  file: string,
  { filename, bytes }: Pick<FileProbe, 'filename' | 'bytes'>,
): Promise<FileProbe> {
  const opened = await open(file, 'r')
  try {
    const head = await readAt(opened, 0, Math.min(headBytes, bytes))
    const tail = await readAt(opened, Math.max(0, bytes - tailBytes), Math.min(tailBytes, bytes))
    const end = findArchiveEnd(tail)
    const isListed =
      end !== null &&
      end.directoryBytes <= longestDirectory &&
      end.directoryStart + end.directoryBytes <= bytes
    const directory = isListed ? await readAt(opened, end.directoryStart, end.directoryBytes) : null
    return { filename, bytes, head, tail, directory, ...(await readThrough(file)) }
  } finally {
    await opened.close()
  }
}

async function readAt(opened: FileHandle, position: number, length: number): Promise<Uint8Array> {
  const { buffer, bytesRead } = await opened.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

async function readThrough(file: string): Promise<Pick<FileProbe, 'holdsMarkup' | 'isText'>> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isText = true
  let before = ''
  for await (const piece of createReadStream(file, { highWaterMark: 256_000 })) {
    const chunk: Buffer = piece
    const text = before + chunk.toString('latin1')
    if (hasMarkupMark(text)) return { holdsMarkup: true, isText: isText && isUtf8(decoder, chunk) }
    before = text.slice(-markOverlap)
    isText &&= isUtf8(decoder, chunk)
  }
  return { holdsMarkup: false, isText: isText && isUtf8(decoder, null) }
}

/** Whether a piece goes on as UTF-8 without zeros; null: whether the whole ends as such. */
function isUtf8(decoder: TextDecoder, chunk: Buffer | null): boolean {
  try {
    decoder.decode(chunk ?? undefined, { stream: chunk !== null })
    return chunk === null || !chunk.includes(0)
  } catch {
    return false
  }
}
