import type { ProductImport } from '@vitrine/domain/catalogue/import/product-import'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { oneOf, text } from '../documents/document-schemas.ts'
import { documentsByTime } from '../documents/documents-by-time.ts'

export const productImportDocument = defineDocument<ProductImport>()(
  'product import',
  Type.Object({
    id: text,
    fileName: text,
    byName: text,
    accountId: Type.Optional(text),
    createdAtMs: Type.Number(),
    state: oneOf(['waiting', 'running', 'done', 'failed']),
    message: text,
    total: Type.Number(),
    done: Type.Number(),
    added: Type.Number(),
    updated: Type.Number(),
    unread: Type.Optional(Type.Number()),
    problems: Type.Array(
      Type.Object({ line: Type.Number(), reason: text, isUsed: Type.Optional(Type.Boolean()) }),
    ),
    missingPictures: Type.Array(Type.Object({ url: text, reason: text })),
    isCut: Type.Boolean(),
  }),
)

/** Files of products that owners sent, and what became of them, as documents, found by their time. */
export const productImportRows = documentsByTime('product_imports', productImportDocument)
