import type { DownloadGrant } from '@vitrine/domain/downloads/download-grant'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { orNull, text } from '../documents/document-schemas.ts'

const numberOrNull = orNull(Type.Number())

/** A grant. */
export const grantDocument = defineDocument<DownloadGrant>()(
  'download grant',
  Type.Object({
    id: text,
    orderId: text,
    lineId: text,
    title: text,
    files: Type.Array(
      Type.Object({ id: text, filename: text, bytes: Type.Number(), version: Type.Number() }),
    ),
    most: numberOrNull,
    used: Type.Number(),
    usedByFile: Type.Optional(Type.Record(Type.String(), Type.Number())),
    expiresAtMs: numberOrNull,
    revokedAtMs: numberOrNull,
    createdAtMs: Type.Number(),
  }),
)
