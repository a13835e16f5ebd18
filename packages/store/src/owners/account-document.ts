import { panelLanguages } from '@vitrine/domain/owners/panel-language'
import { roleNames } from '@vitrine/domain/owners/role'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { oneOf, text } from '../documents/document-schemas.ts'
import type { Account } from './accounts.ts'

/** Somebody who may sign in. */
export const accountDocument = defineDocument<Account>()(
  'account',
  Type.Object({
    id: text,
    email: text,
    displayName: text,
    passwordHash: text,
    roles: Type.Array(oneOf(roleNames)),
    isDisabled: Type.Boolean(),
    createdAtMs: Type.Number(),
    language: Type.Optional(oneOf(panelLanguages)),
  }),
)
