import type { Collection } from './collection.ts'
import type { Layout, LayoutRow } from './layout.ts'

/** The layout of a page as it is shown: where it keeps the page's own text, that stands above its rows as a block of its own. */
export function shownLayout(
  layout: Layout,
  { id, bodyHtml }: Pick<Collection, 'id' | 'bodyHtml'> = { id: '', bodyHtml: '' },
): Layout {
  if (!layout.keepsBody || bodyHtml === '') return layout
  const words: LayoutRow = {
    columns: [
      {
        span: layout.layout.columns,
        blocks: [{ id: `body-${id}`, type: 'html', value: { html: bodyHtml } }],
      },
    ],
  }
  return { ...layout, layout: { ...layout.layout, rows: [words, ...layout.layout.rows] } }
}

/** The text of a page that stands on it: one that is filled with blocks shows nothing else, unless they keep its text. */
export function shownBodyHtml({ bodyHtml }: Pick<Collection, 'bodyHtml'>, layout: Layout | null): string {
  return layout === null || layout.keepsBody ? bodyHtml : ''
}
