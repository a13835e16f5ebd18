import { createHash } from 'node:crypto'
import { emailKey } from '@vitrine/domain/contact/email-address'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** The list id of those who are to be on no list. */
export const allLists = ''

interface Refused {
  readonly listId: string
  readonly email: string
}

/** Remembers that an address said no, by its hash. */
export async function keepRefusal(session: Session, refused: Refused, atMs: number): Promise<void> {
  await session.write(insert, { ...given(session, refused), atMs })
}

/** Whether an address said no to a list, or to all. */
export async function isRefused(session: Session, refused: Refused): Promise<boolean> {
  return (await session.first(find, given(session, refused))) !== undefined
}

/** Forgets it: the person said yes since. */
export async function dropRefusal(session: Session, refused: Refused): Promise<void> {
  await session.write(remove, given(session, refused))
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

const find = statement((db, refusal: GivenRefusal) =>
  db
    .selectFrom('newsletter_refusals')
    .select('at_ms')
    .where('website_id', '=', refusal.websiteId)
    .where('list_id', 'in', [refusal.listId, allLists])
    .where('email_hash', '=', refusal.emailHash),
)

const remove = statement((db, refusal: GivenRefusal) =>
  db
    .deleteFrom('newsletter_refusals')
    .where('website_id', '=', refusal.websiteId)
    .where('list_id', 'in', [refusal.listId, allLists])
    .where('email_hash', '=', refusal.emailHash),
)
