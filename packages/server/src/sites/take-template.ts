import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { readTemplateFolder } from '@vitrine/site/template-folder/read-folder'
import type { TemplateFolder } from '@vitrine/site/template-folder/template-folder'
import { typesOfFolder } from '@vitrine/site/templates/template-of-folder'
import { uploadedTemplatesDir } from '@vitrine/site/templates/template-place'
import { readUploadId, writeUpload } from '@vitrine/site/templates/template-upload'
import { type UnpackProblem, unpackTemplate } from '@vitrine/site/templates/unpack-template'
import { codeOf } from '@vitrine/store/engine/errors'
import type { Upload } from '../http/exchange.ts'
import type { Services } from '../services/services.ts'
import { checkTemplate } from './check-template.ts'
import { unpackProblemText } from './unpack-problem-text.ts'

/** More templates than any installation has. */
const maxTemplates = 100

/** An upload that was broken off by a crash is cleared away after this. */
const staleMs = 3_600_000

/** A template that was taken in, or why not: in words, with a line for each mistake. */
type Taken =
  | {
      readonly ok: true
      readonly id: string
      readonly warnings: readonly string[]
      /** What it was before, where it replaced another one. */
      readonly former: TemplateFolder | null
    }
  | {
      readonly ok: false
      readonly problem: 'template-too-large' | 'too-many-templates' | 'template-broken' | 'template-missing'
      readonly reasons: readonly string[]
    }

/**
 * Takes a template in: unpacked and checked beside the others, and put among them when it is right, under a name that is free, or in the
 * place of one that is there, by the name of its folder.
 */
export async function takeTemplate(
  upload: Upload,
  { dataDir, newId, clock }: Pick<Services, 'dataDir' | 'newId' | 'clock'>,
  replaced: string | null = null,
): Promise<Taken> {
  const shelf = uploadedTemplatesDir(dataDir)
  await mkdir(shelf, { recursive: true })
  await clearStale(shelf, clock())
  if (replaced === null && (await namesOn(shelf)).length >= maxTemplates) return tooMany

  const incoming = incomingDir(shelf, newId())
  const folder = path.join(incoming, 'template')
  await mkdir(folder, { recursive: true })
  try {
    const zipFile = path.join(incoming, 'file.zip')
    if ((await upload.saveTo(zipFile)) === 'too-large')
      return { ok: false, problem: 'template-too-large', reasons: [] }
    const problem: UnpackProblem | null = await unpackTemplate(zipFile, folder)
    if (problem !== null)
      return { ok: false, problem: 'template-broken', reasons: [unpackProblemText[problem]] }
    const verdict = await checkTemplate(folder)
    if (!verdict.ok) return { ok: false, problem: 'template-broken', reasons: verdict.mistakes }
    const mark = { filename: upload.filename, atMs: clock(), uploadId: newId() }
    const placed =
      replaced === null
        ? await placeFolder(folder, { shelf, mark })
        : await replaceFolder(folder, {
            mark,
            place: path.join(shelf, replaced),
            former: formerOf(incoming, replaced),
          })
    if (placed === 'too-many') return tooMany
    if (placed === 'missing') return { ok: false, problem: 'template-missing', reasons: [] }
    const former = replaced === null ? null : await readTemplateFolder(formerOf(incoming, replaced))
    return { ok: true, id: `templates/${placed.name}`, warnings: verdict.warnings, former }
  } finally {
    await rm(incoming, { recursive: true, force: true })
  }
}

const tooMany = { ok: false, problem: 'too-many-templates', reasons: [] } as const

/** Names of the folders that lie on the shelf. */
async function namesOn(shelf: string): Promise<readonly string[]> {
  return (await readdir(shelf)).filter((name) => !name.startsWith('.'))
}

/** Where a change of what lies on the shelf is made ready. */
export function incomingDir(shelf: string, id: string): string {
  return path.join(shelf, `.incoming-${id}`)
}

/** Where the folder of that name lies which is about to go, or to be replaced; what a crash leaves there comes back, unless a job was written down that clears it away. */
export function formerOf(incoming: string, name: string): string {
  return path.join(incoming, 'former', name)
}

/** What is written down of an upload, before it is known what it replaces. */
interface NewMark {
  readonly filename: string
  readonly atMs: number
  readonly uploadId: string
}

/** Puts a folder among the others under a name that is free: others may have come in while it was checked. */
async function placeFolder(
  folder: string,
  { shelf, mark }: { readonly shelf: string; readonly mark: NewMark },
): Promise<{ readonly name: string } | 'too-many'> {
  await writeUpload(folder, { ...mark, formerTypes: new Map() })
  for (;;) {
    const names = await namesOn(shelf)
    if (names.length >= maxTemplates) return 'too-many'
    const name = freeName(mark.filename, names)
    try {
      await rename(folder, path.join(shelf, name))
      return { name }
    } catch (error) {
      // Somebody was quicker: the next look finds their folder.
      if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error
    }
  }
}

/** Puts a folder in the place of another, unless that was removed meanwhile; the former one is put back where that fails. */
async function replaceFolder(
  folder: string,
  { mark, place, former }: { readonly mark: NewMark; readonly place: string; readonly former: string },
): Promise<{ readonly name: string } | 'missing'> {
  await mkdir(path.dirname(former))
  const formerId = await readUploadId(place)
  await writeUpload(folder, { ...mark, formerTypes: await typesOfFolder(place) })
  try {
    await rename(place, former)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'missing'
    throw error
  }
  try {
    // Another server may have replaced it meanwhile.
    if ((await readUploadId(former)) !== formerId)
      await writeUpload(folder, { ...mark, formerTypes: await typesOfFolder(former) })
    await rename(folder, place)
  } catch (error) {
    await rename(former, place)
    throw error
  }
  return { name: path.basename(place) }
}

/** A name for the folder, after the file; with a number when there is one of that name. */
function freeName(filename: string, names: readonly string[]): string {
  const stem =
    path
      .basename(filename.replaceAll('\\', '/'))
      .replace(/\.zip$/i, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'template'
  const taken = new Set(names.map((name) => name.toLowerCase()))
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? stem : `${stem}-${number}`
    if (!taken.has(name)) return name
  }
}

async function clearStale(shelf: string, nowMs: number): Promise<void> {
  for (const name of await readdir(shelf)) {
    if (!name.startsWith('.incoming-')) continue
    const place = path.join(shelf, name)
    const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: nowMs }))
    if (nowMs - mtimeMs <= staleMs) continue
    await putBackFormer(shelf, place)
    await rm(place, { recursive: true, force: true })
  }
}

/** A crash between the two renamings of a replacement leaves the name without a folder: it has its former one again. */
async function putBackFormer(shelf: string, incoming: string): Promise<void> {
  for (const name of await readdir(path.join(incoming, 'former')).catch(() => []))
    if (!existsSync(path.join(shelf, name))) await rename(formerOf(incoming, name), path.join(shelf, name))
}
