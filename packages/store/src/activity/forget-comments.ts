import type { DocumentImage, JsonObject } from '@vitrine/domain/activity/document-image'
import { emailKey } from '@vitrine/domain/contact/email-address'
import type { HeldAddress } from '@vitrine/domain/members/held-address'
import { sql } from 'kysely'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { AuthorToForget } from './audit-log.ts'
import { endUndo } from './audit-statements.ts'

/** Removes what is kept of comments that somebody wrote, of those that are gone already too: what was done to them cannot be taken back any more. */
export async function forgetComments(
  session: Session,
  { commentIds, ...address }: AuthorToForget,
): Promise<void> {
  const { websiteId } = session
  const found = await session.all(naming, { websiteId, pattern: `%${emailKey(address.email)}%` })
  const theirs = found.map(({ image }) => imageOf(image)).filter((image) => isBy(image, address))
  const ids = new Set([...commentIds, ...theirs.map(({ documentId }) => documentId)])
  if (ids.size === 0) return
  const heads = await session.all(commentHeads, { websiteId })
  for (const { entry_id: entryId, place, head } of heads) {
    if (!ids.has(documentIn(head))) continue
    await session.write(removeImage, { websiteId, entryId, place })
    await session.write(endUndo, { websiteId, id: entryId })
  }
}

// Images are written by their own file alone.
const imageOf = (image: string) => JSON.parse(image) as DocumentImage

function isBy({ before, after }: DocumentImage, { email, untilMs }: HeldAddress): boolean {
  const isTheirs = ({ authorEmail, createdAtMs }: JsonObject) =>
    typeof authorEmail === 'string' &&
    emailKey(authorEmail) === emailKey(email) &&
    !(typeof createdAtMs === 'number' && createdAtMs > untilMs)
  return [before, after].some((side) => side !== null && isTheirs(side))
}

/** How an image of a comment begins, as long as its id may be. */
const opening = '{"kind":"comment","documentId":"'
const headLength = opening.length + 40

function documentIn(head: string): string {
  return head.slice(opening.length).split('"')[0] ?? ''
}

const naming = statement((db, given: { websiteId: string; pattern: string }) =>
  db
    .selectFrom('audit_images')
    .select('image')
    .where('website_id', '=', given.websiteId)
    .where('image', 'like', `${opening}%`)
    .where((row) => row(row.fn<string>('lower', ['image']), 'like', given.pattern)),
)

const commentHeads = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('audit_images')
    .select(['entry_id', 'place', sql<string>`substr(image, 1, ${sql.lit(headLength)})`.as('head')])
    .where('website_id', '=', given.websiteId)
    .where('image', 'like', `${opening}%`),
)

const removeImage = statement((db, given: { websiteId: string; entryId: string; place: number }) =>
  db
    .deleteFrom('audit_images')
    .where('website_id', '=', given.websiteId)
    .where('entry_id', '=', given.entryId)
    .where('place', '=', given.place),
)
