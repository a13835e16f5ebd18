import path from 'node:path'
import { type ReadAddresses, readAddresses } from '@vitrine/domain/newsletter/read-addresses'
import { parseCsv } from '../../catalogue/import/file/parse-csv.ts'
import { importsDir } from '../../lists/import/imports-dir.ts'

/** Where a file of addresses waits until it is done. */
export function subscribersFile(dataDir: string, websiteId: string, importId: string): string {
  return path.join(importsDir(dataDir), websiteId, `subscribers-${importId}.csv`)
}

/** What a file of addresses holds, or a sentence for its owner. */
export type SubscribersFile =
  | ({ readonly ok: true } & ReadAddresses)
  | { readonly ok: false; readonly message: string }

/** Reads a file of addresses; changes nothing. */
export async function readSubscribersFile(bytes: Uint8Array): Promise<SubscribersFile> {
  const table = await parseCsv(bytes)
  if (table.refusal !== null) return { ok: false, message: table.refusal }
  const read = readAddresses(table.header, table.rows)
  if (!read) return { ok: false, message: noColumnText }
  const problems = [...table.problems, ...read.problems].toSorted((one, other) => one.line - other.line)
  if (read.addresses.length > 0) return { ok: true, ...read, problems }
  const [first] = problems
  const why = first ? ` Line ${first.line}: ${first.reason}` : ''
  return {
    ok: false,
    message: read.marked
      ? `The file does not say of anybody that they are subscribed.${why}`
      : `There is no address in the file that can be read.${why}`,
  }
}

const noColumnText =
  'The file has no column of addresses: its first line should name one “Email”, and if you like others “Name”, or “First name” and “Last name”.'
