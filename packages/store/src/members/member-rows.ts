import { emailKey } from '@vitrine/domain/contact/email-address'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import { listQuery } from '../engine/list-query.ts'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { memberDocument } from './member-document.ts'
import type { MemberRecords } from './members.ts'

/** Customers' accounts as documents, found by their id and their address. */
export function memberRows(session: Session): MemberRecords {
  const { websiteId } = session
  const read = (row: { readonly document: string } | undefined) => readDocument(session, memberDocument, row)
  return {
    find: async (id) => read(await session.first(find, { websiteId, id })),
    lock: async (id) => read(await session.first(lock, { websiteId, id })),
    findByEmail: async (email) =>
      read(await session.first(findByEmail, { websiteId, emailKey: emailKey(email) })),
    findByEmails: async (emails) => {
      const rows = await findMany(session, [...new Set(emails.map(emailKey))])
      return new Map(readDocuments(session, memberDocument, rows).map((each) => [emailKey(each.email), each]))
    },
    insert: (member) =>
      session.atomically(async (inside) => {
        const { id, email } = member
        const given = { websiteId, id, emailKey: email, document: JSON.stringify(member) }
        if ((await inside.change(insert, given)) === 0) return false
        // Who confirms an address has it; who had it before has it no more.
        await inside.write(removeFormerOfEmail, { websiteId, emailKey: email })
        return true
      }),
    save: (member) =>
      session.atomically(async (inside) => {
        await inside.write(save, { websiteId, id: member.id, document: JSON.stringify(member) })
      }),
    move: (member, formerEmail, nowMs) =>
      session.atomically(async (inside) => {
        const { id, email } = member
        if (await inside.first(findByEmail, { websiteId, emailKey: email })) return false
        await inside.write(move, { websiteId, id, emailKey: email, document: JSON.stringify(member) })
        for (const emailKey of [email, formerEmail])
          await inside.write(removeFormerOfEmail, { websiteId, emailKey })
        await inside.write(keepFormer, { websiteId, id, emailKey: formerEmail, nowMs })
        return true
      }),
    formerEmails: async (id) =>
      (await session.all(formerEmails, { websiteId, id })).map((row) => ({
        email: row.email_key,
        untilMs: Number(row.moved_at_ms),
      })),
    presentEmail: async (email, atMs) => {
      const given = { websiteId, emailKey: emailKey(email), atMs }
      return (await session.first(findByFormerEmail, given))?.email_key ?? email
    },
    erase: (email) =>
      session.atomically(async (inside) => {
        const key = { websiteId, emailKey: emailKey(email) }
        await inside.write(removeLinks, key)
        await inside.write(removeFormerOfEmail, key)
        const member = read(await inside.first(findByEmail, key))
        if (!member) return false
        await inside.write(removeSessions, { websiteId, id: member.id })
        await inside.write(removeFormer, { websiteId, id: member.id })
        return (await inside.change(remove, { websiteId, id: member.id })) === 1
      }),
  }
}

interface GivenId {
  readonly websiteId: string
  readonly id: string
}

const find = statement((db, given: GivenId) =>
  db
    .selectFrom('members')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const lock = statement((db, given: GivenId, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('members')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

const findByEmail = statement((db, given: { websiteId: string; emailKey: string }) =>
  db
    .selectFrom('members')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('email_key', '=', given.emailKey),
)

const findMany = listQuery((db, websiteId, emailKeys) =>
  db
    .selectFrom('members')
    .select('document')
    .where('website_id', '=', websiteId)
    .where('email_key', 'in', emailKeys),
)

const insert = statement((db, given: GivenId & { emailKey: string; document: string }) =>
  db
    .insertInto('members')
    .values({
      website_id: given.websiteId,
      id: given.id,
      email_key: given.emailKey,
      document: given.document,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'email_key']).doNothing()),
)

const save = statement((db, given: GivenId & { document: string }) =>
  db
    .updateTable('members')
    .set({ document: given.document })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const remove = statement((db, given: GivenId) =>
  db.deleteFrom('members').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const removeSessions = statement((db, given: GivenId) =>
  db
    .deleteFrom('member_sessions')
    .where('website_id', '=', given.websiteId)
    .where('member_id', '=', given.id),
)

const removeLinks = statement((db, given: { websiteId: string; emailKey: string }) =>
  db
    .deleteFrom('member_links')
    .where('website_id', '=', given.websiteId)
    .where('email_key', '=', given.emailKey),
)

const move = statement((db, given: GivenId & { emailKey: string; document: string }) =>
  db
    .updateTable('members')
    .set({ email_key: given.emailKey, document: given.document })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const formerEmails = statement((db, given: GivenId) =>
  db
    .selectFrom('member_former_emails')
    .select(['email_key', 'moved_at_ms'])
    .where('website_id', '=', given.websiteId)
    .where('member_id', '=', given.id)
    .orderBy('email_key'),
)

const findByFormerEmail = statement((db, given: { websiteId: string; emailKey: string; atMs: number }) =>
  db
    .selectFrom('member_former_emails as former')
    .innerJoin('members', (join) =>
      join.onRef('members.website_id', '=', 'former.website_id').onRef('members.id', '=', 'former.member_id'),
    )
    .select('members.email_key')
    .where('former.website_id', '=', given.websiteId)
    .where('former.email_key', '=', given.emailKey)
    .where('former.moved_at_ms', '>=', given.atMs),
)

const keepFormer = statement((db, given: GivenId & { emailKey: string; nowMs: number }) =>
  db.insertInto('member_former_emails').values({
    website_id: given.websiteId,
    email_key: given.emailKey,
    member_id: given.id,
    moved_at_ms: given.nowMs,
  }),
)

const removeFormer = statement((db, given: GivenId) =>
  db
    .deleteFrom('member_former_emails')
    .where('website_id', '=', given.websiteId)
    .where('member_id', '=', given.id),
)

const removeFormerOfEmail = statement((db, given: { websiteId: string; emailKey: string }) =>
  db
    .deleteFrom('member_former_emails')
    .where('website_id', '=', given.websiteId)
    .where('email_key', '=', given.emailKey),
)
