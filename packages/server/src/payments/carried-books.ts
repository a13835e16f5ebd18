import type { BookPages, CarriedBooks } from '@vitrine/site/moving/site-archive'
import { sqliteErrorOf } from '@vitrine/store/engine/errors'
import type Database from 'better-sqlite3'
import { insertCharge, selectCharges } from './test-tables.ts'

/** Lets pages be taken out of the books of the test gateway, and put into them. */
export function carriedBooks(database: Database.Database): CarriedBooks {
  return {
    read: (paymentIds) => allOrNone(database, () => readPages(database, JSON.stringify(paymentIds))),
    write: (pages) => {
      const written = allOrNone(database, () => writePages(database, pages))
      return () => allOrNone(database, () => takeOut(database, written))
    },
  }
}

function readPages(database: Database.Database, ids: string): BookPages {
  const all = <Row>(sql: string) => database.prepare<[string], Row>(sql).all(ids)
  return { charges: all(chargesOf), refunds: all(refundsOf), methods: all(methodsOf) }
}

const these = '(select value from json_each(?))'
const chargesOf = [selectCharges, 'where payment_id in', these].join(' ')
const refundsOf = ['select * from refunds where payment_id in', these].join(' ')
const methodsOf = `select * from methods where token in (select method_token from charges where payment_id in ${these})`

/** What was written, of what was not in the books. */
interface Written {
  readonly charges: readonly string[]
  readonly methods: readonly string[]
}

function writePages(database: Database.Database, { charges, refunds, methods }: BookPages): Written {
  const addCharge = database.prepare(insertCharge)
  const addRefund = database.prepare(
    'insert into refunds values (@payment_id, @key, @cents) on conflict do nothing',
  )
  const addMethod = database.prepare(
    'insert into methods values (@token, @behaviour, @last4, @expiry_month, @expiry_year) on conflict do nothing',
  )
  const added = new Set(
    charges.filter((charge) => addCharge.run(charge).changes === 1).map(({ paymentId }) => paymentId),
  )
  // What went back of a charge that was in the books stands there.
  for (const refund of refunds) if (added.has(refund.payment_id)) addRefund.run(refund)
  const kept = methods.filter((method) => addMethod.run(method).changes === 1)
  return { charges: [...added], methods: kept.map(({ token }) => token) }
}

function takeOut(database: Database.Database, { charges, methods }: Written): void {
  for (const table of ['charges', 'refunds']) {
    const remove = database.prepare(`delete from ${table} where payment_id = ?`)
    for (const id of charges) remove.run(id)
  }
  const forget = database.prepare('delete from methods where token = ?')
  for (const token of methods) forget.run(token)
}

function allOrNone<Result>(database: Database.Database, work: () => Result): Result {
  try {
    return database.transaction(work).immediate()
  } catch (error) {
    throw sqliteErrorOf(error)
  }
}
