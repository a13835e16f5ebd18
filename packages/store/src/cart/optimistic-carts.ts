import { sql } from 'kysely'
import { readDocument } from '../documents/read-document.ts'
import { LocksNeededError } from '../engine/errors.ts'
import { listQuery } from '../engine/list-query.ts'
import type { Gathered, Optimism, Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { cartDocument } from './cart-document.ts'
import type { CartRecords } from './carts.ts'

/** The cart of work without locks: it is read in one statement with those of others, and saved with others' if its document is as it was read. */
export function optimisticCarts(
  session: Session,
  optimism: Optimism,
): Pick<CartRecords, 'lockByToken' | 'save'> {
  const documents = new Map<string, string>()
  return {
    async lockByToken(token) {
      const row = await optimism.ask(cartsByToken, token)
      const cart = readDocument(session, cartDocument, row)
      if (row && cart) documents.set(cart.id, row.document)
      // Only the one that is saved in the end is proved to be as it was read.
      if (documents.size > 1) throw new LocksNeededError()
      return cart
    },

    async save(cart) {
      const was = documents.get(cart.id)
      if (was === undefined) throw new LocksNeededError()
      const { id, updatedAtMs } = cart
      optimism.changeLast(replaceCarts, { id, was, updatedAtMs, document: JSON.stringify(cart) })
    },
  }
}

interface CartRow {
  readonly token: string
  readonly document: string
}

const cartsByToken: Gathered<string, CartRow | undefined> = async (session, tokens) => {
  const found = await rowsByToken(session, tokens)
  const byToken = new Map(found.map((row) => [row.token, row]))
  return tokens.map((token) => byToken.get(token))
}

const rowsByToken = listQuery((db, websiteId, tokens) =>
  db
    .selectFrom('carts')
    .select(['token', 'document'])
    .where('website_id', '=', websiteId)
    .where('token', 'in', tokens),
)

interface Replacement {
  readonly id: string
  /** The document as it was read. */
  readonly was: string
  readonly updatedAtMs: number
  readonly document: string
}

/** Of two who change one cart in the same turn, one is told that it was not as they had read it. */
const replaceCarts: Gathered<Replacement, boolean> = async (session, replacements) => {
  const first = new Map(replacements.toReversed().map((each) => [each.id, each]))
  const changes = JSON.stringify([...first.values()])
  const kept = await session.all(replaceUnchanged, { websiteId: session.websiteId, changes })
  const ids = new Set(kept.map((row) => row.id))
  return replacements.map((each) => ids.has(each.id) && first.get(each.id) === each)
}

/** Only PostgreSQL is asked this. A cart that somebody else holds is left out: nobody waits here, so that none can wait in a circle. */
const replaceUnchanged = statement((db, given: { websiteId: string; changes: string }) => ({
  compile: () =>
    sql<{ readonly id: string }>`
      with held as (
        select cart.id, given."updatedAtMs" as updated_at_ms, given.document
        from carts as cart
        join json_to_recordset(cast(${given.changes} as json))
          as given(id text, was text, "updatedAtMs" bigint, document text)
          on given.id = cart.id and given.was = cart.document
        where cart.website_id = ${given.websiteId}
        for update of cart skip locked
      )
      update carts set updated_at_ms = held.updated_at_ms, document = held.document
      from held where carts.website_id = ${given.websiteId} and carts.id = held.id
      returning carts.id`.compile(db),
}))
