import { readLayout } from '@vitrine/domain/content/read-layout'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { DocumentKind } from '../documents/document-kind.ts'
import type { StoredLayout } from './layouts.ts'

/** What an area of a page is filled with; its reader knows every kind of block. */
export const layoutDocument: DocumentKind<StoredLayout> = {
  name: 'layout of blocks',
  usual: {},
  isWhole: (value): value is StoredLayout =>
    isRecord(value) && typeof value.updatedAtMs === 'number' && readLayout(value.layout).ok,
}
