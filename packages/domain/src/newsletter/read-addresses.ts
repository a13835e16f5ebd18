import { emailKey, emailWrongText, isEmail } from '../contact/email-address.ts'
import { plainCell } from '../lists/csv.ts'
import { type ImportStanding, plainWord, standingsIn } from './import-standing.ts'
import { newsletterLimits } from './newsletter-limits.ts'

/** Why a row of a file was not taken. */
export interface ImportProblem {
  /** Of the file, from 1. */
  readonly line: number
  readonly reason: string
}

/** An address of a file. */
export interface ImportedAddress {
  readonly email: string
  readonly name: string
  /** Whether they said no by the file: they are not signed up, and that is noted. Left out: they are to be signed up. */
  readonly isRefused?: true
}

/** How many addresses a file marks as something else than subscribed. */
export interface MarkedAddresses {
  /** Who unsubscribed, complained or could not be reached; they are among the addresses. */
  readonly refused: number
  /** Who did not confirm yet, and who is not said to be subscribed; they are not. */
  readonly waiting: number
  readonly unmarked: number
}

/** What a table of addresses holds: each once. */
export interface ReadAddresses {
  readonly addresses: readonly ImportedAddress[]
  /** Left out: nobody is marked so. */
  readonly marked?: MarkedAddresses
  readonly problems: readonly ImportProblem[]
}

interface AddressRow {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

/**
 * Reads a table of addresses by what its columns are called, as newsletter services export them; null: it has no column of addresses. Where a
 * column says who is subscribed, they alone are to be signed up; a no counts whatever other rows of the same address say.
 */
export function readAddresses(header: readonly string[], rows: readonly AddressRow[]): ReadAddresses | null {
  const columnOf = (names: readonly string[]) => header.find((name) => names.includes(plainWord(name)))
  const emailColumn = columnOf(emailNames)
  if (emailColumn === undefined) return null
  const [whole, first, last] = [columnOf(wholeNames), columnOf(firstNames), columnOf(lastNames)]
  const cellOf = (cells: AddressRow['cells'], column: string | undefined) =>
    column === undefined ? '' : untold(cells[column] ?? '')
  const standingOf = standingsIn(header, rows) ?? (() => 'subscribed' as const)
  const read = rows.map(({ line, cells }) => {
    const name = cellOf(cells, whole) || `${cellOf(cells, first)} ${cellOf(cells, last)}`.trim()
    return { line, email: cellOf(cells, emailColumn), name, standing: standingOf(cells) }
  })
  return gather(read)
}

interface ReadRow {
  readonly line: number
  readonly email: string
  readonly name: string
  readonly standing: ImportStanding
}

function gather(rows: readonly ReadRow[]): ReadAddresses {
  const best = bestOf(rows)
  const addresses: ImportedAddress[] = []
  const problems: ImportProblem[] = []
  const counts = { subscribed: 0, refused: 0, waiting: 0, unmarked: 0 }
  for (const row of rows) {
    const { line, email, standing } = row
    const counted = best.get(emailKey(email))
    const reason = !counted ? addressProblem(email) : counted === row ? markedText[standing] : doubleText
    if (reason !== '') problems.push({ line, reason })
    if (counted !== row) continue
    counts[standing] += 1
    const name = row.name.slice(0, newsletterLimits.name)
    if (standing === 'subscribed') addresses.push({ email, name })
    if (standing === 'refused') addresses.push({ email, name, isRefused: true })
  }
  const { subscribed: _, ...marked } = counts
  const isMarked = Object.values(marked).some((count) => count > 0)
  return { addresses, ...(isMarked && { marked }), problems }
}

/** The row of each address that counts: a no before all, a yes before what is open; else the first. */
function bestOf(rows: readonly ReadRow[]): ReadonlyMap<string, ReadRow> {
  const best = new Map<string, ReadRow>()
  for (const row of rows) {
    if (!isEmail(row.email)) continue
    const key = emailKey(row.email)
    const before = best.get(key)
    if (!before || rank[row.standing] < rank[before.standing]) best.set(key, row)
  }
  return best
}

const rank: Readonly<Record<ImportStanding, number>> = { refused: 0, subscribed: 1, waiting: 2, unmarked: 3 }

function addressProblem(email: string): string {
  return email === '' ? 'There is no address in this row.' : emailWrongText
}

const doubleText = 'This address stands in another row, too, which counts.'

/** Why somebody is not signed up; '' for who is. */
const markedText: Readonly<Record<ImportStanding, string>> = {
  subscribed: '',
  refused: 'By the file this person unsubscribed, or could not be reached: they are not put on the list.',
  waiting: 'By the file this person did not confirm yet: they are not signed up.',
  unmarked: 'The file does not say that this person is subscribed: they are not signed up.',
}

const emailNames = ['email', 'emailaddress', 'mail', 'emailadresse', 'subscriberemail']
const wholeNames = ['name', 'fullname', 'subscribername']
const firstNames = ['firstname', 'fname', 'vorname', 'givenname']
const lastNames = ['lastname', 'lname', 'nachname', 'surname', 'familyname']

/** A cell in one line, without the sign that keeps spreadsheets from calculating with it. */
function untold(cell: string): string {
  return plainCell(cell)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}
