import { createHash } from 'node:crypto'
import { emailKey } from '@vitrine/domain/contact/email-address'
import { sql } from 'kysely'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** The list id of those who are to be on no list. */
export const allLists = ''

interface Refused {
  readonly listId: string
  readonly email: string
}

/** What stands before the id of a list that an address said yes to after its no to all; no id of a list begins so. */
const yesTo = '+'

/** Remembers that an address said no, by its hash. */
export async function keepRefusal(session: Session, refused: Refused, atMs: number): Promise<void> {
  const refusal = given(session, refused)
  await session.write(insert, { ...refusal, atMs })
  if (refused.listId === allLists) await session.write(removeEachYes, refusal)
  else await session.write(remove, { ...refusal, listId: yesTo + refused.listId })
}

/** Whether an address said no to a list; or to all, and not yes to this one since. */
export async function isRefused(session: Session, refused: Refused): Promise<boolean> {
  const rows = await session.all(find, { ...given(session, refused), yesToIt: yesTo + refused.listId })
  const has = (listId: string) => rows.some((row) => row.list_id === listId)
  return has(refused.listId) || (has(allLists) && !has(yesTo + refused.listId))
}

/** Notes that the person said yes to a list since: their no to all holds for the others. */
export async function dropRefusal(session: Session, refused: Refused, atMs: number): Promise<void> {
  const refusal = given(session, refused)
  await session.write(remove, refusal)
  const hasRefusedAll = await session.first(find, { ...refusal, yesToIt: allLists })
  if (hasRefusedAll) await session.write(insert, { ...refusal, listId: yesTo + refused.listId, atMs })
}

interface GivenRefusal {
  readonly websiteId: string
  readonly listId: string
  readonly emailHash: string
}

function given({ websiteId }: Session, { listId, email }: Refused): GivenRefusal {
  const emailHash = createHash('sha256')
    .update(`${websiteId} ${emailKey(email)}`)
    .digest('base64url')
  return { websiteId, listId, emailHash }
}

const insert = statement((db, refusal: GivenRefusal & { readonly atMs: number }) =>
  db
    .insertInto('newsletter_refusals')
    .values({
      website_id: refusal.websiteId,
      list_id: refusal.listId,
      email_hash: refusal.emailHash,
      at_ms: refusal.atMs,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'list_id', 'email_hash']).doNothing()),
)

const find = statement((db, refusal: GivenRefusal & { readonly yesToIt: string }) =>
  db
    .selectFrom('newsletter_refusals')
    .select('list_id')
    .where('website_id', '=', refusal.websiteId)
    .where('list_id', 'in', [refusal.listId, refusal.yesToIt, allLists])
    .where('email_hash', '=', refusal.emailHash),
)

const remove = statement((db, refusal: GivenRefusal) =>
  db
    .deleteFrom('newsletter_refusals')
    .where('website_id', '=', refusal.websiteId)
    .where('list_id', '=', refusal.listId)
    .where('email_hash', '=', refusal.emailHash),
)

const removeEachYes = statement((db, refusal: GivenRefusal) =>
  db
    .deleteFrom('newsletter_refusals')
    .where('website_id', '=', refusal.websiteId)
    .where('list_id', 'like', sql.lit(`${yesTo}%`))
    .where('email_hash', '=', refusal.emailHash),
)
