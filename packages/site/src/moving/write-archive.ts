import type { Site } from '@vitrine/domain/website/site'
import { rowsVersion } from '@vitrine/store/rows-version'
import type { Store } from '@vitrine/store/store'
import type { SiteRows } from '@vitrine/store/website/moving/read-site-rows'
import type { SiteTable } from '@vitrine/store/website/site-tables'
import { ArchiveWriter } from './archive-writer.ts'
import { archiveFormat, type CarriedBooks, entryNames, type Manifest } from './site-archive.ts'

/** What the file of a site is written from. */
export interface SiteParts {
  readonly store: Pick<Store, 'sites'>
  readonly books: CarriedBooks
  /** Its files, by their folder and their place in it. */
  readonly files: AsyncIterable<{ readonly name: string; readonly file: string }>
  /** A hash of what is in its template, which comes along as a zip file or not at all; null: there is none any more. */
  readonly template: { readonly hash: string; readonly zip: string | null } | null
  readonly installation: string
  readonly savedAtMs: number
  /** Names what is written before it is whole. */
  readonly token: string
  /** Tells it to end: nothing is left then. */
  readonly signal?: AbortSignal | undefined
  /** How rows are sealed for another installation; null: they stay as they are. */
  readonly sealing: Sealing | null
}

/** Seals rows by the key of a passphrase. */
export interface Sealing {
  readonly noted: NonNullable<Manifest['passphrase']>
  /** Looks through tables first, and returns how rows are sealed. */
  begin(of: (table: SiteTable) => AsyncIterable<SiteRows>): Promise<(rows: SiteRows) => SiteRows>
}

/** What was written. */
export interface WrittenArchive {
  readonly rows: number
  /** Those of its template are counted as none: it comes along as one. */
  readonly files: number
  readonly hasTemplate: boolean
}

/**
 * Writes a site to one file, which is there when it is whole: all its rows as they are at one moment, then its files, so that each file that they name is
 * among those behind them, unless it is removed or replaced meanwhile.
 */
export async function writeArchive(file: string, site: Site, parts: SiteParts): Promise<WrittenArchive> {
  const { books, template } = parts
  const writer = await ArchiveWriter.begin(file, parts)
  try {
    await writer.addBytes(entryNames.manifest, jsonBytes(manifestOf(site, parts)))
    const { tables, paymentIds } = await saveRows(writer, site.id, parts)
    await saveBooks(writer, paymentIds, books)
    const zip = template?.zip ?? null
    if (zip !== null) await writer.addFile(entryNames.template, zip)
    const files = await saveFiles(writer, parts.files)
    await writer.finish(tables)
    const rows = Object.values(tables).reduce((sum, each) => sum + each, 0)
    return { rows, files, hasTemplate: zip !== null }
  } catch (error) {
    await writer.discard()
    throw error
  }
}

function manifestOf({ id, title, hosts, templateId }: Site, parts: SiteParts): Manifest {
  const { hash = null, zip = null } = parts.template ?? {}
  return {
    format: archiveFormat,
    savedAtMs: parts.savedAtMs,
    site: { id, title, hosts: [...hosts], templateId },
    rows: rowsOfThisVersion,
    installation: parts.installation,
    passphrase: parts.sealing?.noted ?? null,
    template: zip === null ? null : hash,
    ...(zip === null && hash !== null && { worn: hash }),
  }
}

const rowsOfThisVersion: Manifest['rows'] = {
  ...rowsVersion,
  migrations: [...rowsVersion.migrations],
  fills: [...rowsVersion.fills],
}

/** The most text of rows in one entry, but for a single row. */
const mostOfRows = 4_000_000

async function saveRows(writer: ArchiveWriter, websiteId: string, { store, sealing }: SiteParts) {
  const tables: Record<string, number> = {}
  const paymentIds: string[] = []
  await store.sites.save(websiteId, async (rows) => {
    const sealed = sealing === null ? (given: SiteRows) => given : await sealing.begin(rows.of)
    let entry = 0
    for await (const read of rows.all()) {
      const given = sealed(read)
      tables[given.table] = (tables[given.table] ?? 0) + given.rows.length
      paymentIds.push(...testPayments(given))
      for (const part of inParts(given)) {
        entry += 1
        await writer.addBytes(`rows/${given.table}/${String(entry).padStart(6, '0')}.json`, part)
      }
    }
  })
  return { tables, paymentIds }
}

function* inParts({ columns, rows }: SiteRows): Generator<Buffer> {
  const head = `{"columns":${JSON.stringify(columns)},"rows":[`
  let [parts, length]: [string[], number] = [[], 0]
  for (const row of rows) {
    const part = JSON.stringify(row)
    if (length > 0 && length + part.length > mostOfRows) {
      yield Buffer.from(`${head}${parts.join(',\n')}]}`)
      ;[parts, length] = [[], 0]
    }
    parts.push(part)
    length += part.length
  }
  if (parts.length > 0) yield Buffer.from(`${head}${parts.join(',\n')}]}`)
}

/** The ids of payments that are in the books of the test gateway. */
function testPayments({ table, columns, rows }: SiteRows): readonly string[] {
  if (table !== 'payments') return []
  const [at, gateway] = [columns.indexOf('id'), columns.indexOf('gateway')]
  return rows.filter((row) => row[gateway] === 'test').map((row) => String(row[at]))
}

/** So many payments are looked up in the books at a time. */
const paymentsAtOnce = 1_000

async function saveBooks(writer: ArchiveWriter, ids: readonly string[], books: CarriedBooks): Promise<void> {
  for (let at = 0; at < ids.length; at += paymentsAtOnce) {
    const pages = books.read(ids.slice(at, at + paymentsAtOnce))
    const name = `books/${String(at / paymentsAtOnce + 1).padStart(6, '0')}.json`
    if (pages.charges.length > 0) await writer.addBytes(name, jsonBytes(pages))
  }
}

async function saveFiles(writer: ArchiveWriter, files: SiteParts['files']): Promise<number> {
  let count = 0
  for await (const { name, file } of files) {
    // What its owner removes while others are written is left out, though rows of before may name it.
    if (await writer.addFile(`files/${name}`, file)) count += 1
  }
  return count
}

function jsonBytes(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}
