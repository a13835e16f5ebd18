import type { ReplyOf } from '@vitrine/contract/call'
import type { listExportsCall } from '@vitrine/contract/exports/export-calls'
import type { ExportKind } from '@vitrine/domain/exports/data-export'

/** An export as the panel sees it. */
export type DataExport = ReplyOf<typeof listExportsCall>['dataExports'][number]

/** What each kind is called, what begins one, and what stands in its file. */
export const kindTexts: Readonly<
  Record<ExportKind, { readonly name: string; readonly begin: string; readonly description: string }>
> = {
  products: {
    name: 'Products',
    begin: 'Export products',
    description:
      'A row for each variant, as the import of products reads them. Stock and prices are those of now.',
  },
  content: {
    name: 'Content',
    begin: 'Export content',
    description:
      'Pages, posts, events, pictures and tracks: title, address, state, dates, tags, categories and text. Blocks of pages are not text, and are left out.',
  },
  orders: {
    name: 'Orders',
    begin: 'Export orders',
    description: 'A row for each order, test orders among them, with the names and addresses of buyers.',
  },
  customers: {
    name: 'Customers',
    begin: 'Export customers',
    description:
      'A row for each person who bought, with name, email, phone and the address that they gave last.',
  },
}
