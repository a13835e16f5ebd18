import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Site } from '@vitrine/domain/website/site'
import type { Store } from '@vitrine/store/store'
import type { SiteRows } from '@vitrine/store/website/moving/read-site-rows'
import type { OpenArchive } from './open-archive.ts'
import { booksShape, type CarriedBooks, type FileFolder } from './site-archive.ts'
import { undoUnlessIn } from './undo-unless-in.ts'

/** Where a site comes to, and what is different of it there. */
export interface Destination {
  readonly store: Pick<Store, 'sites'>
  readonly books: CarriedBooks
  /** The folder of the site among those of a name. */
  readonly folderOf: (folder: FileFolder) => string
  /** The rows as they are there; from the first on, each time. */
  readonly rows: () => AsyncIterable<SiteRows>
  readonly change: (site: Site) => Site
  /** Why its settings cannot be used here; null: they can. */
  readonly refusal: (site: Site) => string | null
}

/**
 * Takes a checked file in: its files and the pages of the test gateway's books first, then all rows at once. Where they cannot, the pages of the
 * books are taken out again; whoever claimed the site's arrival before removes its files.
 */
export async function takeArchive(
  archive: OpenArchive,
  { store, books, folderOf, rows, change, refusal }: Destination,
): Promise<'done' | 'host-taken' | 'there-already'> {
  const { id } = archive.manifest.site
  return undoUnlessIn(store, id, async (undo) => {
    await writeFiles(archive, folderOf, () => store.sites.announce(id))
    for (const entry of archive.books) undo.push(books.write(await archive.reader.jsonOf(entry, booksShape)))
    const outcome = await store.sites.bring(id, { rows, change, refusal })
    return { isIn: outcome === 'done', outcome }
  })
}

/** Every so many files the store is told again that the site is coming in: another server that starts meanwhile leaves its files alone. */
const filesBetweenWords = 500

async function writeFiles(
  { reader, files }: OpenArchive,
  folderOf: Destination['folderOf'],
  sayAgain: () => Promise<void>,
): Promise<void> {
  for (const [count, entry] of files.entries()) {
    if (count % filesBetweenWords === filesBetweenWords - 1) await sayAgain()
    const place = path.join(folderOf(entry.folder), entry.place)
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
    await pipeline(reader.stream(entry), createWriteStream(place, { flags: 'wx', mode: 0o600 }))
  }
}
