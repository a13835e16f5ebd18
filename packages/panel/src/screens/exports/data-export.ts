import type { ReplyOf } from '@vitrine/contract/call'
import type { listExportsCall } from '@vitrine/contract/exports/export-calls'
import type { ExportKind } from '@vitrine/domain/exports/data-export'

/** An export as the panel sees it. */
export type DataExport = ReplyOf<typeof listExportsCall>['dataExports'][number]

/** What each kind is called, and what stands in its file. */
export const kindTexts: Readonly<
  Record<ExportKind, { readonly name: string; readonly description: string }>
> = {
  products: {
    name: 'Products',
    description:
      'A row for each variant, as the import of products reads them. Stock and prices are those of now.',
  },
  content: {
    name: 'Content',
    description:
      'Pages, posts, events, pictures and tracks: title, address, state, dates, tags, categories and text. Blocks of pages are not text, and are left out.',
  },
  orders: {
    name: 'Orders',
    description: 'A row for each order, test orders among them. It holds persons.',
  },
  customers: {
    name: 'Customers',
    description: 'A row for each person who bought. It holds persons.',
  },
}
