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
