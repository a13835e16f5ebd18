import { compareRows } from '@vitrine/store/rows-version'
import { carriedTables, type SiteTable } from '@vitrine/store/website/site-tables'
import { ArchiveReader, BrokenArchiveError, type Entry } from './archive-reader.ts'
import {
  archiveFormat,
  type Contents,
  contentsShape,
  entryNames,
  type FileFolder,
  fileFolders,
  type Manifest,
  manifestShape,
} from './site-archive.ts'

/** The file of a site whose parts are all there; their bytes were not looked at. */
export interface OpenArchive {
  readonly reader: ArchiveReader
  readonly manifest: Manifest
  readonly contents: Contents
  readonly rows: readonly (Entry & { readonly table: SiteTable })[]
  readonly books: readonly Entry[]
  readonly template: Entry | null
  readonly files: readonly (Entry & { readonly folder: FileFolder; readonly place: string })[]
}

/** Why a file whose manifest can be read is not taken. */
export type ArchiveProblem = 'format-newer' | 'rows-newer' | 'rows-older'

/** Opens the file of a site; throws a `BrokenArchiveError` for one that is not whole, or has what none has. */
export async function openArchive(file: string): Promise<OpenArchive | ArchiveProblem> {
  const reader = await ArchiveReader.open(file)
  try {
    const [first, ...others] = reader.entries
    if (first?.name !== entryNames.manifest)
      throw new BrokenArchiveError('This is no file of a saved site, or it is damaged.')
    const manifest = await reader.jsonOf(first, manifestShape)
    const problem = problemOf(manifest)
    if (problem !== null) {
      await reader.close()
      return problem
    }
    const last = others.pop()
    if (last?.name !== entryNames.contents) throw new BrokenArchiveError('The file was cut short.')
    const contents = await reader.listOf(last, contentsShape)
    requireSameNames([first, ...others], contents)
    return { reader, manifest, contents, ...partsOf(others) }
  } catch (error) {
    await reader.close()
    throw error
  }
}

function problemOf({ format, rows }: Manifest): ArchiveProblem | null {
  if (format > archiveFormat) return 'format-newer'
  const compared = compareRows(rows)
  return compared === 'same' ? null : `rows-${compared}`
}

function requireSameNames(entries: readonly Entry[], contents: Contents): void {
  const listed = new Set(contents.entries.map(([name]) => name))
  if (listed.size !== entries.length || !entries.every(({ name }) => listed.has(name)))
    throw new BrokenArchiveError('There is more or less in the file than it lists.')
}

function partsOf(entries: readonly Entry[]): Pick<OpenArchive, 'rows' | 'books' | 'template' | 'files'> {
  const rows: (Entry & { readonly table: SiteTable })[] = []
  const books: Entry[] = []
  const files: (Entry & { readonly folder: FileFolder; readonly place: string })[] = []
  let template: Entry | null = null
  for (const entry of entries) {
    const { name } = entry
    const table = carriedTables.find((each) => each === entryNames.rows.exec(name)?.[1])
    const [, named, place] = entryNames.files.exec(name) ?? []
    const folder = fileFolders.find((each) => each === named)
    if (table) rows.push({ ...entry, table })
    else if (folder !== undefined && place !== undefined) files.push({ ...entry, folder, place })
    else if (entryNames.books.test(name)) books.push(entry)
    else if (name === entryNames.template) template = entry
    else throw new BrokenArchiveError(`${name} is in the file, and in none of a saved site.`)
  }
  return { rows, books, template, files }
}
