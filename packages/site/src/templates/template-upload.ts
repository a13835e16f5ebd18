import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRecord } from '@vitrine/domain/shapes/is-record'

/** How a template came here. */
export interface TemplateUpload {
  /** What its file was called; null where nobody wrote it down. */
  readonly filename: string | null
  readonly atMs: number
}

/** No template brings such a file: names that begin with a dot are left out when it is unpacked. */
const markName = '.upload.json'

/** What is written down of it. */
interface UploadMark extends TemplateUpload {
  /** Differs from that of any other upload. */
  readonly uploadId: string
  /** Types of collections that versions before it had, with the platform's own type that is nearest to each. */
  readonly formerTypes: ReadonlyMap<string, string>
}

/** Writes down in the folder of a template how it came here. */
export async function writeUpload(dir: string, mark: UploadMark): Promise<void> {
  await writeFile(path.join(dir, markName), JSON.stringify({ ...mark, formerTypes: [...mark.formerTypes] }))
}

/** What is written down of how a template came here; null where nothing is. */
export function readMark(dir: string): Promise<UploadMark | null> {
  return readFile(path.join(dir, markName), 'utf8').then(parse, () => null)
}

/** Tells the upload of which a folder holds the files from any other that takes its place; '' where nobody wrote it down. */
export async function readUploadId(dir: string): Promise<string> {
  return (await readMark(dir))?.uploadId ?? ''
}

/** How a template came here; of one from before that was written down, when its folder was made. */
export async function readUpload(dir: string): Promise<TemplateUpload> {
  const mark = await readMark(dir)
  if (mark) return { filename: mark.filename, atMs: mark.atMs }
  const { mtimeMs } = await stat(dir)
  return { filename: null, atMs: Math.round(mtimeMs) }
}

function parse(text: string): UploadMark | null {
  try {
    const read: unknown = JSON.parse(text)
    if (!isRecord(read) || typeof read.atMs !== 'number') return null
    const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
    return {
      filename: textOf(read.filename),
      atMs: read.atMs,
      uploadId: textOf(read.uploadId) ?? '',
      formerTypes: new Map(pairsIn(read.formerTypes)),
    }
  } catch {
    return null
  }
}

function pairsIn(value: unknown): readonly (readonly [string, string])[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((pair: unknown) => {
    const [name, plain]: readonly unknown[] = Array.isArray(pair) ? pair : []
    return typeof name === 'string' && typeof plain === 'string' ? [[name, plain] as const] : []
  })
}
