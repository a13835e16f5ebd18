import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'

/** A charge as the test gateway remembers it. No card data is kept. */
export interface TestCharge {
  readonly paymentId: string
  readonly amountCents: number
  readonly currency: string
  readonly state: 'paid' | 'declined' | 'waiting' | 'refunded'
  /** What the buyer read when it was declined. */
  readonly message: string
  readonly atMs: number
}

/** A charge that took money, whether or not it was given back. */
type MovedCharge = TestCharge & { readonly state: 'paid' | 'refunded' }

/** The test gateway's own books: apart from the shop's, and kept like theirs, as those of a bank would be. */
export interface TestLedger {
  find(paymentId: string): TestCharge | undefined
  /** Writes a charge down, unless its payment has one already; returns the one that stands. */
  add(charge: TestCharge): TestCharge
  /** Changes the state of a charge that is in the given one; returns the charge as it stands. */
  change(
    paymentId: string,
    from: TestCharge['state'],
    to: Pick<TestCharge, 'state' | 'message'>,
  ): TestCharge | undefined
  list(): readonly TestCharge[]
  /** Charges since a moment that moved money. */
  listMoved(sinceMs: number): readonly MovedCharge[]
  close(): void
}

/** Opens the books in the data folder; `isShared`: on a network drive, perhaps. */
export function openTestLedger(
  dataDir: string,
  { isShared = false }: { readonly isShared?: boolean } = {},
): TestLedger {
  mkdirSync(dataDir, { recursive: true })
  const database = new Database(join(dataDir, 'test-gateway.sqlite'))
  // The write-ahead log needs memory that machines on a network drive do not share.
  database.pragma(`journal_mode = ${isShared ? 'delete' : 'wal'}`)
  database.pragma('synchronous = full')
  database.exec(createTable)

  const find = database.prepare<[string], TestCharge>(`${select} where payment_id = ?`)
  const insert = database.prepare(insertCharge)
  const update = database.prepare<[string, string, string, string]>(
    'update charges set state = ?, message = ? where payment_id = ? and state = ?',
  )
  const all = database.prepare<[], TestCharge>(`${select} order by at_ms, payment_id`)
  const moved = database.prepare<[number], MovedCharge>(
    `${select} where state in ('paid', 'refunded') and at_ms >= ? order by at_ms, payment_id`,
  )
  return {
    find: (paymentId) => find.get(paymentId),
    add: (charge) => {
      insert.run(charge)
      return find.get(charge.paymentId) ?? charge
    },
    change: (paymentId, from, { state, message }) => {
      update.run(state, message, paymentId, from)
      return find.get(paymentId)
    },
    list: () => all.all(),
    listMoved: (sinceMs) => moved.all(sinceMs),
    close: () => database.close(),
  }
}

const createTable = `create table if not exists charges (
  payment_id text primary key,
  amount_cents integer not null,
  currency text not null,
  state text not null,
  message text not null,
  at_ms integer not null
) strict`

const select = `select payment_id as paymentId, amount_cents as amountCents, currency, state, message, at_ms as atMs
  from charges`

const insertCharge = `insert into charges values (@paymentId, @amountCents, @currency, @state, @message, @atMs)
  on conflict (payment_id) do nothing`
