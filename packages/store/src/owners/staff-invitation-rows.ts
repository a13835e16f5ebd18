import { emailKey as emailKeyOf } from '@vitrine/domain/contact/email-address'
import { roleNames } from '@vitrine/domain/owners/role'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { oneOf, text } from '../documents/document-schemas.ts'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { StaffInvitation, StaffInvitations } from './staff-invitations.ts'

/** Invitations of colleagues, found by the hash of their token. */
export function staffInvitationRows(session: Session): StaffInvitations {
  const { websiteId } = session
  return {
    list: async () => readDocuments(session, staffInvitationDocument, await session.all(list, { websiteId })),
    find: async (id) =>
      readDocument(session, staffInvitationDocument, await session.first(find, { websiteId, id })),
    findByToken: async (tokenHash, nowMs) =>
      readDocument(
        session,
        staffInvitationDocument,
        await session.first(findByToken, { websiteId, tokenHash, nowMs }),
      ),
    save: (invitation) =>
      session.atomically(async (inside) => {
        const { id, tokenHash, createdAtMs, expiresAtMs } = invitation
        const emailKey = emailKeyOf(invitation.email)
        const document = JSON.stringify(invitation)
        await inside.write(removeOf, { websiteId, emailKey })
        await inside.write(save, {
          websiteId,
          id,
          tokenHash,
          emailKey,
          createdAtMs,
          expiresAtMs,
          document,
        })
      }),
    renewToken: (read, tokenHash) =>
      session.atomically(async (inside) => {
        const document = JSON.stringify({ ...read, tokenHash })
        const given = { websiteId, id: read.id, formerHash: read.tokenHash, tokenHash, document }
        return (await inside.change(renewToken, given)) === 1
      }),
    remove: (id) =>
      session.atomically(async (inside) => (await inside.change(remove, { websiteId, id })) === 1),
  }
}

export const staffInvitationDocument = defineDocument<StaffInvitation>()(
  'invitation',
  Type.Object({
    id: text,
    tokenHash: text,
    email: text,
    roles: Type.Array(oneOf(roleNames)),
    createdAtMs: Type.Number(),
    expiresAtMs: Type.Number(),
    isMailed: Type.Boolean(),
    invitedById: Type.Optional(text),
  }),
)

const list = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('staff_invitations')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id'),
)

const find = statement((db, given: { websiteId: string; id: string }) =>
  db
    .selectFrom('staff_invitations')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const findByToken = statement((db, given: { websiteId: string; tokenHash: string; nowMs: number }) =>
  db
    .selectFrom('staff_invitations')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('token_hash', '=', given.tokenHash)
    .where('expires_at_ms', '>', given.nowMs),
)

const removeOf = statement((db, given: { websiteId: string; emailKey: string }) =>
  db
    .deleteFrom('staff_invitations')
    .where('website_id', '=', given.websiteId)
    .where('email_key', '=', given.emailKey),
)

interface GivenInvitation {
  readonly websiteId: string
  readonly id: string
  readonly tokenHash: string
  readonly emailKey: string
  readonly createdAtMs: number
  readonly expiresAtMs: number
  readonly document: string
}

const save = statement((db, given: GivenInvitation) =>
  db.insertInto('staff_invitations').values({
    website_id: given.websiteId,
    id: given.id,
    token_hash: given.tokenHash,
    email_key: given.emailKey,
    created_at_ms: given.createdAtMs,
    expires_at_ms: given.expiresAtMs,
    document: given.document,
  }),
)

interface GivenToken {
  readonly websiteId: string
  readonly id: string
  readonly formerHash: string
  readonly tokenHash: string
  readonly document: string
}

const renewToken = statement((db, given: GivenToken) =>
  db
    .updateTable('staff_invitations')
    .set({ token_hash: given.tokenHash, document: given.document })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id)
    .where('token_hash', '=', given.formerHash),
)

const remove = statement((db, given: { websiteId: string; id: string }) =>
  db.deleteFrom('staff_invitations').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)
