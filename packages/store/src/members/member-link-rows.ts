import type { MemberLinkPurpose, SignUp } from '@vitrine/domain/members/member'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { text } from '../documents/document-schemas.ts'
import { readDocument } from '../documents/read-document.ts'
import { removedAtOnce } from '../engine/removed-at-once.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { MemberLinks } from './members.ts'

/** Links that are mailed to customers, found by their id. */
export function memberLinkRows(session: Session): MemberLinks {
  const { websiteId } = session
  return {
    find: async (id, nowMs) => {
      const row = await session.first(find, { websiteId, id, nowMs })
      if (!row) return undefined
      const purpose = purposes.find((each) => each === row.purpose) ?? 'reset'
      const signUp = purpose === 'confirm' ? readDocument(session, signUpDocument, row) : null
      const memberId = purpose === 'move' ? readDocument(session, moveDocument, row)?.memberId : null
      return {
        id,
        email: row.email_key,
        purpose,
        signUp: signUp ?? null,
        memberId: memberId ?? null,
        expiresAtMs: row.expires_at_ms,
      }
    },
    save: ({ id, email, purpose, signUp, memberId, expiresAtMs }) =>
      session.atomically(async (inside) => {
        const document = signUp ? JSON.stringify(signUp) : memberId === null ? '' : moveOf(memberId)
        await inside.write(save, { websiteId, id, emailKey: email, purpose, document, expiresAtMs })
        await inside.write(forgetOld, { websiteId, nowMs: session.now() })
      }),
    take: (id) =>
      session.atomically(async (inside) => (await inside.change(remove, { websiteId, id })) === 1),
    removeOf: (email) =>
      session.atomically(async (inside) => {
        await inside.write(removeOf, { websiteId, emailKey: email })
      }),
    removeOfMember: (memberId) =>
      session.atomically(async (inside) => {
        const rows = await inside.all(ofMember, { websiteId, document: moveOf(memberId) })
        for (const { id } of rows) await inside.write(remove, { websiteId, id })
        return rows.map(({ id }) => id)
      }),
    removeOld: (nowMs) =>
      session.atomically((inside) => inside.change(removeOld, { websiteId, nowMs, limit: removedAtOnce })),
  }
}

const signUpDocument = defineDocument<SignUp>()(
  'sign-up',
  Type.Object({
    name: text,
    passwordHash: text,
    orderId: Type.Optional(text),
    linkVersion: Type.Optional(Type.Number()),
    joins: Type.Optional(Type.Object({ planId: text, to: text })),
  }),
)

const moveDocument = defineDocument<{ readonly memberId: string }>()(
  'move of an account',
  Type.Object({ memberId: text }),
)

/** What is kept of a link that moves an account: by it those of one account are found. */
function moveOf(memberId: string): string {
  return JSON.stringify({ memberId })
}

const purposes: readonly MemberLinkPurpose[] = ['confirm', 'reset', 'move']

const find = statement((db, given: { websiteId: string; id: string; nowMs: number }) =>
  db
    .selectFrom('member_links')
    .select(['email_key', 'purpose', 'document', 'expires_at_ms'])
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id)
    .where('expires_at_ms', '>', given.nowMs),
)

interface GivenLink {
  readonly websiteId: string
  readonly id: string
  readonly emailKey: string
  readonly purpose: string
  readonly document: string
  readonly expiresAtMs: number
}

const save = statement((db, given: GivenLink) =>
  db.insertInto('member_links').values({
    website_id: given.websiteId,
    id: given.id,
    email_key: given.emailKey,
    purpose: given.purpose,
    document: given.document,
    expires_at_ms: given.expiresAtMs,
  }),
)

const remove = statement((db, given: { websiteId: string; id: string }) =>
  db.deleteFrom('member_links').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const removeOf = statement((db, given: { websiteId: string; emailKey: string }) =>
  db
    .deleteFrom('member_links')
    .where('website_id', '=', given.websiteId)
    .where('email_key', '=', given.emailKey),
)

const ofMember = statement((db, given: { websiteId: string; document: string }) =>
  db
    .selectFrom('member_links')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('purpose', '=', 'move')
    .where('document', '=', given.document),
)

const removeOld = statement((db, given: { websiteId: string; nowMs: number; limit: number }) =>
  db
    .deleteFrom('member_links')
    .where('website_id', '=', given.websiteId)
    .where(
      'id',
      'in',
      db
        .selectFrom('member_links as old')
        .select('old.id')
        .where('old.website_id', '=', given.websiteId)
        .where('old.expires_at_ms', '<=', given.nowMs)
        .limit(given.limit),
    ),
)

const forgetOld = statement((db, given: { websiteId: string; nowMs: number }) =>
  db
    .deleteFrom('member_links')
    .where('website_id', '=', given.websiteId)
    .where('expires_at_ms', '<=', given.nowMs),
)
