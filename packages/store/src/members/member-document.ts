import { address } from '@vitrine/contract/address'
import type { Member } from '@vitrine/domain/members/member'
import { Type } from 'typebox'
import { defineDocument, typesOnly } from '../documents/document-kind.ts'
import { text } from '../documents/document-schemas.ts'

/** A customer's account. */
export const memberDocument = defineDocument<Member>()(
  'account of a customer',
  typesOnly(
    Type.Object({
      id: text,
      email: text,
      name: text,
      passwordHash: text,
      isLocked: Type.Boolean(),
      createdAtMs: Type.Number(),
      lastSeenAtMs: Type.Number(),
      addresses: Type.Array(address),
      addressesRemoved: Type.Optional(Type.Number()),
    }),
  ),
)
