import { largestImportBytes } from '@vitrine/domain/catalogue/import/product-import'
import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { epochMs, id } from '../schemas.ts'

const mayImport: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager'] }

/** Rows that could not be used, or, where it says so, not wholly; `RowProblem` of the domain. */
const rowProblems = Type.Array(
  Type.Object({ line: Type.Integer(), reason: Type.String(), isUsed: Type.Optional(Type.Boolean()) }),
)

/** A file of products, and what became of it; `ProductImport` of the domain. */
const productImport = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  byName: Type.String(),
  createdAtMs: epochMs,
  state: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('running'),
    Type.Literal('done'),
    Type.Literal('failed'),
  ]),
  message: Type.String(),
  total: Type.Integer(),
  done: Type.Integer(),
  added: Type.Integer(),
  updated: Type.Integer(),
  unread: Type.Optional(Type.Integer()),
  problems: rowProblems,
  missingPictures: Type.Array(Type.Object({ url: Type.String(), reason: Type.String() })),
  isCut: Type.Boolean(),
})

/** What a file of products would change; `ImportPreview` of the domain. */
const importPreview = Type.Object({
  total: Type.Integer(),
  added: Type.Integer(),
  updated: Type.Integer(),
  refused: Type.Integer(),
  unforeseen: Type.Integer(),
  unread: Type.Integer(),
  problems: rowProblems,
  isCut: Type.Boolean(),
  unreadColumns: Type.Array(Type.String()),
  first: Type.Array(
    Type.Object({
      line: Type.Integer(),
      title: Type.String(),
      variants: Type.Integer(),
      priceCents: Type.Integer(),
      isKnown: Type.Boolean(),
    }),
  ),
})

/** Tells what a CSV file of products would change, and keeps nothing of it. Refused in words as the import is. */
export const previewImportCall = defineCall({
  name: 'previewImport',
  method: 'POST',
  path: '/api/panel/product-imports/preview',
  policy: mayImport,
  upload: { field: 'file', maxBytes: largestImportBytes },
  reply: Type.Object({ preview: importPreview }),
})

/** Takes a CSV file of products in, as Shopify, Squarespace, WooCommerce (in English or German) or Wix export them; they are then imported one after another. Refused in words when it is none. */
export const importProductsCall = defineCall({
  name: 'importProducts',
  method: 'POST',
  path: '/api/panel/product-imports',
  policy: mayImport,
  upload: { field: 'file', maxBytes: largestImportBytes },
  reply: Type.Object({ productImport }),
})

/** The newest imports. */
export const listImportsCall = defineCall({
  name: 'listImports',
  method: 'GET',
  path: '/api/panel/product-imports',
  policy: mayImport,
  reply: Type.Object({ productImports: Type.Array(productImport) }),
})

/** One import, with how far it is. */
export const readImportCall = defineCall({
  name: 'readImport',
  method: 'GET',
  path: '/api/panel/product-imports/:importId',
  policy: mayImport,
  params: Type.Object({ importId: id }),
  reply: Type.Object({ productImport }),
})
