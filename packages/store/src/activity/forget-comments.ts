import type { DocumentImage, JsonObject } from '@vitrine/domain/activity/document-image'
import { emailKey } from '@vitrine/domain/contact/email-address'
import { sql } from 'kysely'
import { listQuery } from '../engine/list-query.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { keepListed } from '../lists/keep-listed.ts'
import { activityEntry, activityTable } from './activity-list-table.ts'
import type { AuditEntry, AuthorToForget } from './audit-log.ts'
import { entryOf, rewriteEntry } from './audit-statements.ts'

/** What stands in a summary where somebody's name stood; as for comments that never had one. */
const nobody = 'somebody without a name'

/** Removes what is kept of comments that somebody wrote, of those that are gone already too, and takes their name out of what was done to them. */
export async function forgetComments(
  session: Session,
  { email, commentIds, names }: AuthorToForget,
): Promise<void> {
  const { websiteId } = session
  const found = await session.all(naming, { websiteId, pattern: `%${emailKey(email)}%` })
  const theirs = found.map(({ image }) => imageOf(image)).filter((image) => isBy(image, email))
  const ids = new Set([...commentIds, ...theirs.map(({ documentId }) => documentId)])
  if (ids.size === 0) return
  const heads = await session.all(commentHeads, { websiteId })
  const entryIds = new Set<string>()
  for (const { entry_id: entryId, place, head } of heads) {
    if (!ids.has(documentIn(head))) continue
    entryIds.add(entryId)
    await session.write(removeImage, { websiteId, entryId, place })
  }
  const called = [...names, ...theirs.flatMap(namesIn), email].filter((name) => name.trim() !== '')
  const rows = [...(await aboutSubjects(session, [...ids])), ...(await byIds(session, [...entryIds]))]
  for (const row of new Map(rows.map((each) => [each.id, each])).values()) {
    const entry = entryOf(row)
    const undoState = entryIds.has(entry.id) ? '' : entry.undoState
    await keepEntry(session, { ...entry, summary: withoutNames(entry.summary, called), undoState })
  }
}

async function keepEntry(session: Session, entry: AuditEntry): Promise<void> {
  const { id, summary, undoState } = entry
  await session.write(rewriteEntry, { websiteId: session.websiteId, id, summary, undoState })
  await keepListed(session, activityTable, activityEntry(entry))
}

/** A name stands at the end of what was done; the longest first, as it may end as another does. */
function withoutNames(summary: string, names: readonly string[]): string {
  const longest = names.toSorted((one, other) => other.length - one.length)
  const found = longest.find((name) => summary.endsWith(` of ${name}`))
  return found === undefined ? summary : summary.slice(0, -found.length) + nobody
}

// Images are written by their own file alone.
const imageOf = (image: string) => JSON.parse(image) as DocumentImage

const sidesOf = ({ before, after }: DocumentImage) => [before, after].filter((side) => side !== null)

function isBy(image: DocumentImage, email: string): boolean {
  const isTheirs = ({ authorEmail }: JsonObject) =>
    typeof authorEmail === 'string' && emailKey(authorEmail) === emailKey(email)
  return sidesOf(image).some(isTheirs)
}

function namesIn(image: DocumentImage): readonly string[] {
  return sidesOf(image).flatMap(({ authorName }) => (typeof authorName === 'string' ? [authorName] : []))
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

const aboutSubjects = listQuery((db, websiteId, ids) =>
  db
    .selectFrom('audit_entries')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('subject_id', 'in', ids),
)

const byIds = listQuery((db, websiteId, ids) =>
  db.selectFrom('audit_entries').selectAll().where('website_id', '=', websiteId).where('id', 'in', ids),
)
