import { hash } from 'node:crypto'
import type { SiteRows } from '@vitrine/store/website/moving/read-site-rows'
import type { SiteTable } from '@vitrine/store/website/site-tables'
import { placeOfEntry } from '../templates/template-entry.ts'
import { BrokenArchiveError, parseEntry } from './archive-reader.ts'
import { checkDocuments } from './check-documents.ts'
import type { OpenArchive } from './open-archive.ts'
import { requirePlainIds } from './require-plain-ids.ts'
import { rowsShape } from './site-archive.ts'

/**
 * Looks through a whole file before anything of it is used: hashes, numbers of rows, names of files, documents; throws a `BrokenArchiveError`. Returns how many
 * documents of each table nobody can read: a site that had such goes on without them, as it did.
 */
export async function checkArchive(archive: OpenArchive): Promise<ReadonlyMap<SiteTable, number>> {
  const { reader, manifest, contents, books, template, files } = archive
  if (!/^[\w-]{1,64}$/.test(manifest.site.id)) throw new BrokenArchiveError('The id of the site is none.')
  if ((template === null) !== (manifest.template === null))
    throw new BrokenArchiveError('There is more or less in the file than it lists.')
  requirePlaces(files)
  const hashes = new Map(contents.entries)
  for (const entry of [...books, ...(template ? [template] : []), ...files])
    if ((await reader.hashOf(entry)) !== hashes.get(entry.name)) throw damaged(entry.name)
  const counts: Record<string, number> = {}
  const unread = new Map<SiteTable, number>()
  for await (const given of rowsOfArchive(archive)) {
    await requirePlainIds(given)
    const count = await checkDocuments(given)
    if (count > 0) unread.set(given.table, (unread.get(given.table) ?? 0) + count)
    counts[given.table] = (counts[given.table] ?? 0) + given.rows.length
  }
  const tables = new Set([...Object.keys(counts), ...Object.keys(contents.tables)])
  for (const table of tables)
    if (counts[table] !== contents.tables[table])
      throw new BrokenArchiveError(`There are more or fewer rows of ${table} in the file than it says.`)
  return unread
}

/** Refuses files that have no place of their own below the folders of a site. */
function requirePlaces(files: OpenArchive['files']): void {
  const names = new Set(files.map(({ name }) => name))
  for (const { place, name } of files) {
    const shown = JSON.stringify(name)
    if (placeOfEntry(place) !== place)
      throw new BrokenArchiveError(`${shown} is no name of a file of a site.`)
    for (let at = name.lastIndexOf('/'); at !== -1; at = name.lastIndexOf('/', at - 1))
      if (names.has(name.slice(0, at)))
        throw new BrokenArchiveError(`${shown} lies in what is a file of its own in the file.`)
  }
}

/** Reads the rows of a file, an entry at a time; each is held against its hash. */
export async function* rowsOfArchive({ reader, contents, rows }: OpenArchive): AsyncGenerator<SiteRows> {
  const hashes = new Map(contents.entries)
  for (const entry of rows) {
    const bytes = await reader.bytesOf(entry)
    if (hash('sha256', bytes, 'hex') !== hashes.get(entry.name)) throw damaged(entry.name)
    yield { table: entry.table, ...parseEntry(entry.name, bytes, rowsShape) }
  }
}

function damaged(name: string): BrokenArchiveError {
  return new BrokenArchiveError(`${name} in the file is damaged.`)
}
