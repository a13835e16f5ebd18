import type Database from 'better-sqlite3'

/** Makes the tables of the test gateway's books, and adds to books of before what they lack. */
export function createTables(database: Database.Database): void {
  database
    .transaction(() => {
      database.exec(tables)
      const columns = database.pragma('table_info(charges)') as readonly { readonly name: string }[]
      if (columns.some(({ name }) => name === 'refunded_cents')) return
      database.exec(moreColumns)
    })
    .immediate()
}

const tables = `create table if not exists charges (
  payment_id text primary key,
  amount_cents integer not null,
  currency text not null,
  state text not null,
  message text not null,
  at_ms integer not null
) strict;
create table if not exists refunds (
  payment_id text not null,
  key text not null,
  cents integer not null,
  primary key (payment_id, key)
) strict;
create table if not exists methods (
  token text primary key,
  behaviour text not null,
  last4 text not null,
  expiry_month integer not null,
  expiry_year integer not null
) strict`

/** Before there were parts, what was given back was the whole, by the id of the payment. */
const moreColumns = `alter table charges add column refunded_cents integer not null default 0;
alter table charges add column method_token text;
update charges set refunded_cents = amount_cents where state = 'refunded';
insert into refunds select payment_id, payment_id, amount_cents from charges where state = 'refunded'`

/** Reads charges by the names of their type. */
export const selectCharges = `select payment_id as paymentId, amount_cents as amountCents, currency, state, message,
  method_token as methodToken, refunded_cents as refundedCents, at_ms as atMs from charges`

/** Of a charge that moved money. */
export const hasMoved = "state in ('paid', 'refunded') and amount_cents > 0"

/** Writes a charge down, unless its payment has one. */
export const insertCharge = `insert into charges
  (payment_id, amount_cents, currency, state, message, at_ms, refunded_cents, method_token)
  values (@paymentId, @amountCents, @currency, @state, @message, @atMs, @refundedCents, @methodToken)
  on conflict (payment_id) do nothing`
