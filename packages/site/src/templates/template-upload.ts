import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRecord } from '@vitrine/domain/content/is-record'

/** How a template came here. */
export interface TemplateUpload {
  /** What its file was called; null where nobody wrote it down. */
  readonly filename: string | null
  readonly atMs: number
}

/** No template brings such a file: names that begin with a dot are left out when it is unpacked. */
const markName = '.upload.json'

/** Writes down in the folder of a template how it came here. */
export async function writeUpload(dir: string, upload: TemplateUpload): Promise<void> {
  await writeFile(path.join(dir, markName), JSON.stringify(upload))
}

/** How a template came here; of one from before that was written down, when its folder was made. */
export async function readUpload(dir: string): Promise<TemplateUpload> {
  const mark = await readFile(path.join(dir, markName), 'utf8').then(parse, () => null)
  if (mark) return mark
  const { mtimeMs } = await stat(dir)
  return { filename: null, atMs: Math.round(mtimeMs) }
}

function parse(text: string): TemplateUpload | null {
  try {
    const read: unknown = JSON.parse(text)
    if (!isRecord(read) || typeof read.atMs !== 'number') return null
    return { filename: typeof read.filename === 'string' ? read.filename : null, atMs: read.atMs }
  } catch {
    return null
  }
}
