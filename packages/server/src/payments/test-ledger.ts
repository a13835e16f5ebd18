import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestCardBehaviour } from '@vitrine/domain/payments/test-cards'
import type { CarriedBooks } from '@vitrine/site/moving/site-archive'
import { sqliteErrorOf } from '@vitrine/store/engine/errors'
import Database from 'better-sqlite3'
import type { RefundAnswer } from '../services/gateway.ts'
import { carriedBooks } from './carried-books.ts'
import { createTables, hasMoved, insertCharge, selectCharges } from './test-tables.ts'
import { writeTogether } from './write-together.ts'

/** A charge as the test gateway remembers it. No card data is kept. */
export interface TestCharge {
  readonly paymentId: string
  readonly amountCents: number
  readonly currency: string
  readonly state: 'paid' | 'declined' | 'waiting' | 'refunded'
  /** Why it was declined, by the codes of `domain/payments/decline.ts`. */
  readonly message: string
  /** The card that was kept with it. */
  readonly methodToken: string | null
  readonly refundedCents: number
  readonly atMs: number
}

/** A card that was kept: what it does, and what people see of it. */
interface TestMethod {
  readonly token: string
  readonly behaviour: TestCardBehaviour
  readonly last4: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** A charge that took money, whether or not it was given back. */
type MovedCharge = TestCharge & { readonly state: 'paid' | 'refunded' }

/** The test gateway's own books: apart from the shop's, and kept like theirs, as those of a bank would be. */
export interface TestLedger {
  find(paymentId: string): TestCharge | undefined
  /** Writes a charge down, unless its payment has one already; returns the one that stands, once it is on disk. */
  add(charge: TestCharge): Promise<TestCharge>
  /** Changes the state of a charge that is in the given one; returns the charge as it stands. */
  change(
    paymentId: string,
    from: TestCharge['state'],
    to: Pick<TestCharge, 'state' | 'message'>,
  ): TestCharge | undefined
  /** Gives a part of a charge back, once for each key, and no more than is left of it. */
  refund(
    paymentId: string,
    refund: { readonly key: string; readonly amountCents: number | null },
  ): RefundAnswer
  keepMethod(method: TestMethod): void
  findMethod(token: string): TestMethod | undefined
  forgetMethod(token: string): void
  list(): readonly TestCharge[]
  /** The charge of a payment, where it moved money. */
  findMoved(paymentId: string): MovedCharge | undefined
  /** Charges since a moment that moved money. */
  listMoved(sinceMs: number): readonly MovedCharge[]
  readonly books: CarriedBooks
  close(): void
}

/** Opens the books in the data folder; `isShared`: on a network drive, perhaps. */
export function openTestLedger(
  dataDir: string,
  { isShared = false }: { readonly isShared?: boolean } = {},
): TestLedger {
  mkdirSync(dataDir, { recursive: true })
  const database = new Database(join(dataDir, 'test-gateway.sqlite'))
  // The write-ahead log needs memory that machines on a network drive do not share. A journal that stays need not be made for each commit.
  database.pragma(`journal_mode = ${isShared ? 'persist' : 'wal'}`)
  database.pragma('synchronous = full')
  createTables(database)

  const find = database.prepare<[string], TestCharge>(`${selectCharges} where payment_id = ?`)
  const insert = database.prepare(insertCharge)
  const update = database.prepare<[string, string, string, string]>(
    'update charges set state = ?, message = ? where payment_id = ? and state = ?',
  )
  const all = database.prepare<[], TestCharge>(`${selectCharges} order by at_ms, payment_id`)
  const moved = database.prepare<[number], MovedCharge>(
    `${selectCharges} where ${hasMoved} and at_ms >= ? order by at_ms, payment_id`,
  )
  const movedOf = database.prepare<[string], MovedCharge>(
    `${selectCharges} where payment_id = ? and ${hasMoved}`,
  )
  const together = writeTogether((works) =>
    orFull(() => database.transaction(() => works.forEach((work) => void work())).immediate()),
  )
  const refund = openRefunds(database)
  return {
    find: (paymentId) => find.get(paymentId),
    add: async (charge) => {
      await together(() => insert.run(charge))
      return find.get(charge.paymentId) ?? charge
    },
    change: (paymentId, from, { state, message }) => {
      orFull(() => update.run(state, message, paymentId, from))
      return find.get(paymentId)
    },
    refund,
    ...openMethods(database),
    list: () => all.all(),
    findMoved: (paymentId) => movedOf.get(paymentId),
    listMoved: (sinceMs) => moved.all(sinceMs),
    books: carriedBooks(database),
    close: () => database.close(),
  }
}

/** Writes; says as the store does that the disk is full: nothing was written then. */
function orFull<Result>(write: () => Result): Result {
  try {
    return write()
  } catch (error) {
    throw sqliteErrorOf(error)
  }
}

function openRefunds(database: Database.Database): TestLedger['refund'] {
  const known = database.prepare<[string, string], { readonly cents: number }>(
    'select cents from refunds where payment_id = ? and key = ?',
  )
  const insert = database.prepare('insert into refunds (payment_id, key, cents) values (?, ?, ?)')
  const give = database.prepare(
    `update charges set refunded_cents = refunded_cents + @cents,
      state = case when refunded_cents + @cents = amount_cents then 'refunded' else state end
     where payment_id = @paymentId and state = 'paid' and refunded_cents + @cents <= amount_cents`,
  )
  const left = database.prepare<[string], { readonly cents: number }>(
    'select amount_cents - refunded_cents as cents from charges where payment_id = ?',
  )
  const once = database.transaction((paymentId: string, key: string, asked: number | null): RefundAnswer => {
    const before = known.get(paymentId, key)
    const cents = asked ?? before?.cents ?? left.get(paymentId)?.cents ?? 0
    if (before && before.cents !== cents) return { ok: false, refusal: 'key-used' }
    if (!before) {
      if (give.run({ paymentId, cents }).changes === 0) return { ok: false, refusal: 'no-charge' }
      insert.run(paymentId, key, cents)
    }
    return { ok: true, reference: `test_refund_${key}` }
  })
  return (paymentId, { key, amountCents }) => orFull(() => once.immediate(paymentId, key, amountCents))
}

function openMethods(
  database: Database.Database,
): Pick<TestLedger, 'keepMethod' | 'findMethod' | 'forgetMethod'> {
  const insert = database.prepare(
    `insert into methods values (@token, @behaviour, @last4, @expiryMonth, @expiryYear)
     on conflict (token) do nothing`,
  )
  const find = database.prepare<[string], TestMethod>(
    `select token, behaviour, last4, expiry_month as expiryMonth, expiry_year as expiryYear
     from methods where token = ?`,
  )
  const forget = database.prepare<[string]>('delete from methods where token = ?')
  return {
    keepMethod: (method) => void orFull(() => insert.run(method)),
    findMethod: (token) => find.get(token),
    forgetMethod: (token) => void orFull(() => forget.run(token)),
  }
}
