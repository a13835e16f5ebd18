import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/** No file of a template that is read as text is larger. */
export const maxFileBytes = 2_000_000

/**
 * The text of a file of a folder; null when it is not there, is too large, or lies outside of the folder, be it by `..` or by a symbolic
 * link. Names that differ in capitals only are found, as templates are often made on systems that do not tell them apart.
 */
export async function readInside(dir: string, file: string, maxBytes = maxFileBytes): Promise<string | null> {
  const place = await placeInside(dir, file)
  if (place === null) return null
  try {
    const { size } = await stat(place)
    return size > maxBytes ? null : withoutMark(await readFile(place, 'utf8'))
  } catch {
    return null
  }
}

/** Where a file of a folder really lies; null when it is not there or lies outside. */
export async function placeInside(dir: string, file: string): Promise<string | null> {
  return (await findInside(dir, file))?.place ?? null
}

/** The path of a file of a folder, with the capitals that its names have there; null when it is not there or really lies outside. */
export async function pathInside(dir: string, file: string): Promise<string | null> {
  return (await findInside(dir, file))?.path ?? null
}

/** A file by its names, and where links among them lead to. */
interface FoundFile {
  readonly path: string
  readonly place: string
}

async function findInside(dir: string, file: string): Promise<FoundFile | null> {
  const wanted = path.posix.normalize(file)
  if (path.posix.isAbsolute(wanted) || wanted === '..' || wanted.startsWith('../') || wanted.includes('\0'))
    return null
  try {
    const root = await realpath(dir)
    const found = (await follow(path.join(root, wanted))) ?? (await findRegardlessOfCase(root, wanted))
    return found?.place.startsWith(root + path.sep) && (await stat(found.place)).isFile() ? found : null
  } catch {
    return null
  }
}

async function follow(named: string): Promise<FoundFile | null> {
  const place = await realpath(named).catch(() => null)
  return place === null ? null : { path: named, place }
}

async function findRegardlessOfCase(root: string, file: string): Promise<FoundFile | null> {
  let place = root
  for (const part of file.split('/')) {
    const names = await readdir(place).catch(() => [])
    const name = names.find((each) => each.toLowerCase() === part.toLowerCase())
    if (name === undefined) return null
    place = path.join(place, name)
  }
  return follow(place)
}

/** Editors of some systems put a mark before the first character. */
function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

/** Names of the files of a sub-folder; none when there is no such folder. Hidden files are left out. */
export async function listInside(dir: string, folder: string): Promise<readonly string[]> {
  try {
    const root = await realpath(dir)
    const place = folder === '' ? root : await folderInside(root, folder)
    if (place === null) return []
    const entries = await readdir(place, { withFileTypes: true })
    return entries
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort()
  } catch {
    return []
  }
}

async function folderInside(root: string, folder: string): Promise<string | null> {
  const found = (await follow(path.join(root, folder))) ?? (await findRegardlessOfCase(root, folder))
  return found?.place.startsWith(root + path.sep) ? found.place : null
}
