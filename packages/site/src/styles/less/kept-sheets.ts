import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CompiledSheet } from './compile-sheet.ts'

/** Where compiled sheets are kept between starts: the place of what can be made again. */
const keptDir = path.resolve(import.meta.dirname, '../../../../../node_modules/.cache/vitrine/styles')

/** Sheets that are kept; the ones written first go first. */
const maxKept = 200

let compilerHash: Promise<string> | undefined

/** The name under which a sheet is kept; it changes with the sheet and with what compiles it. */
export async function nameOfSheet(source: string, isMinified: boolean): Promise<string> {
  compilerHash ??= hashOfCompiler()
  const hash = createHash('sha256').update(await compilerHash)
  return hash
    .update(isMinified ? 'minified' : 'readable')
    .update(source)
    .digest('hex')
}

/** A sheet that was compiled before; undefined when it is not there or cannot be read. */
export async function readKept(name: string): Promise<CompiledSheet | undefined> {
  try {
    return JSON.parse(await readFile(path.join(keptDir, name), 'utf8'))
  } catch {
    return undefined
  }
}

/** Keeps a compiled sheet. Where nothing can be written it is compiled again the next time. */
export async function keepSheet(name: string, sheet: CompiledSheet): Promise<void> {
  const unfinished = path.join(keptDir, `.${name}-${randomBytes(4).toString('hex')}`)
  try {
    await mkdir(keptDir, { recursive: true })
    await writeFile(unfinished, JSON.stringify(sheet))
    await rename(unfinished, path.join(keptDir, name))
    await dropOldest()
  } catch {
    await rm(unfinished, { force: true }).catch(() => {})
  }
}

async function dropOldest(): Promise<void> {
  const names = await readdir(keptDir)
  if (names.length <= maxKept) return
  const aged = await Promise.all(
    names.map(async (name) => ({ name, writtenMs: (await stat(path.join(keptDir, name))).mtimeMs })),
  )
  const oldest = aged.sort((left, right) => left.writtenMs - right.writtenMs).slice(0, names.length - maxKept)
  await Promise.all(oldest.map(({ name }) => rm(path.join(keptDir, name), { force: true })))
}

/** Tells the compiler's own sources and the library that it uses apart from later ones. */
async function hashOfCompiler(): Promise<string> {
  const own = (await readdir(import.meta.dirname)).sort().map((name) => path.join(import.meta.dirname, name))
  const library = new URL('../package.json', import.meta.resolve('@squarespace/less-ts'))
  const hash = createHash('sha256')
  for (const file of [...own, library]) hash.update(await readFile(file).catch(() => ''))
  return hash.digest('hex')
}
