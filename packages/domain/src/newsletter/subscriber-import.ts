import { emailKey, emailWrongText, isEmail } from '../contact/email-address.ts'
import { plainCell } from '../lists/csv.ts'
import type { ImportState } from '../lists/file-import.ts'
import { newsletterLimits } from './newsletter-limits.ts'

/** Why a row of a file was not taken. */
interface ImportProblem {
  /** Of the file, from 1. */
  readonly line: number
  readonly reason: string
}

/** A file of addresses that an owner sent, and what became of it so far. */
export interface SubscriberImport {
  readonly id: string
  readonly fileName: string
  readonly listId: string
  /** How these people agreed, as its sender states. */
  readonly consent: string
  /** Whether each is asked by mail first. */
  readonly isAsking: boolean
  /** Who sent it. */
  readonly byName: string
  readonly createdAtMs: number
  readonly state: ImportState
  /** Why it failed; '' otherwise. */
  readonly message: string
  /** Addresses in the file, and how many of them are behind us. */
  readonly total: number
  readonly done: number
  readonly added: number
  /** Who were asked by mail. */
  readonly asked: number
  /** Who stood on the list already. */
  readonly known: number
  /** Who had unsubscribed, complained, or had their mail come back: they are not put on again. */
  readonly refused: number
  readonly problems: readonly ImportProblem[]
  /** Whether there were more problems than are kept. */
  readonly isCut: boolean
}

/** The largest file that is taken. */
export const largestSubscribersFileBytes = 16 * 1024 * 1024

/** So many problems are kept. */
const mostTold = 500

/** An import of a file that was just read: nobody is on the list yet. */
export function beginSubscriberImport(
  own: Pick<
    SubscriberImport,
    'id' | 'fileName' | 'listId' | 'consent' | 'isAsking' | 'byName' | 'createdAtMs' | 'total'
  >,
  problems: readonly ImportProblem[],
): SubscriberImport {
  return {
    ...own,
    state: 'waiting',
    message: '',
    done: 0,
    added: 0,
    asked: 0,
    known: 0,
    refused: 0,
    problems: problems.slice(0, mostTold),
    isCut: problems.length > mostTold,
  }
}

/** What came of some more addresses. */
type ImportTally = Pick<SubscriberImport, 'added' | 'asked' | 'known' | 'refused'>

/** Writes down what came of some more addresses. */
export function furtherSubscriberImport(
  before: SubscriberImport,
  more: ImportTally & { readonly count: number },
): SubscriberImport {
  const done = before.done + more.count
  return {
    ...before,
    state: done >= before.total ? 'done' : 'running',
    done,
    added: before.added + more.added,
    asked: before.asked + more.asked,
    known: before.known + more.known,
    refused: before.refused + more.refused,
  }
}

/** An address of a file. */
export interface ImportedAddress {
  readonly email: string
  readonly name: string
}

/** What a table of addresses holds: each once. */
export interface ReadAddresses {
  readonly addresses: readonly ImportedAddress[]
  readonly problems: readonly ImportProblem[]
}

interface AddressRow {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

/** Reads a table of addresses by what its columns are called, as newsletter services export them; null: it has no column of addresses. */
export function readAddresses(header: readonly string[], rows: readonly AddressRow[]): ReadAddresses | null {
  const columnOf = (names: readonly string[]) => header.find((name) => names.includes(plainName(name)))
  const emailColumn = columnOf(emailNames)
  if (emailColumn === undefined) return null
  const [whole, first, last] = [columnOf(wholeNames), columnOf(firstNames), columnOf(lastNames)]
  const seen = new Set<string>()
  const addresses: ImportedAddress[] = []
  const problems: ImportProblem[] = []
  for (const { line, cells } of rows) {
    const cell = (column: string | undefined) => (column === undefined ? '' : untold(cells[column] ?? ''))
    const email = cell(emailColumn)
    const key = emailKey(email)
    if (email === '') problems.push({ line, reason: 'There is no address in this row.' })
    else if (!isEmail(email)) problems.push({ line, reason: emailWrongText })
    else if (seen.has(key)) problems.push({ line, reason: 'This address stands further up already.' })
    else {
      seen.add(key)
      const name = cell(whole) || `${cell(first)} ${cell(last)}`.trim()
      addresses.push({ email, name: name.slice(0, newsletterLimits.name) })
    }
  }
  return { addresses, problems }
}

const emailNames = ['email', 'emailaddress', 'mail', 'emailadresse', 'subscriberemail']
const wholeNames = ['name', 'fullname', 'subscribername']
const firstNames = ['firstname', 'fname', 'vorname', 'givenname']
const lastNames = ['lastname', 'lname', 'nachname', 'surname', 'familyname']

/** The name of a column without case and signs. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '')
}

/** A cell in one line, without the sign that keeps spreadsheets from calculating with it. */
function untold(cell: string): string {
  return plainCell(cell)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}
