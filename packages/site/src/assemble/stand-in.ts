import type { Template } from '@vitrine/template/template'
import type { PageData } from '../page-json/page-context.ts'
import { withEntries } from '../page-json/unlisted-words.ts'
import type { PageRender } from '../render/page-render.ts'

/** What a page shows, and where. */
export interface FramedContent {
  readonly mainContent: string
  readonly title: string
  readonly path: string | null
}

/**
 * Renders a layout around its content. Some layouts show content only within a collection: on pages that have none, such as the cart,
 * the search and that for unknown addresses, they are given a page in its stead rather than showing nothing. Layouts that show the content
 * by themselves never see it.
 */
export function renderLayout(
  layout: Template,
  data: PageData,
  content: FramedContent,
  page: PageRender,
): string {
  const html = page.render(layout, data)
  const { mainContent } = content
  if (data.collection || mainContent === '' || html.includes(mainContent)) return html
  const again = page.render(layout, withEntries(data, { collection: standIn(content) }))
  return again.includes(mainContent) ? again : html
}

/** As much of a page's collection as layouts ask of (platform reference, section 2.3). */
function standIn({ title, path, mainContent }: FramedContent) {
  return {
    id: '',
    title,
    navigationTitle: title,
    type: 10,
    typeName: 'page',
    typeLabel: 'page',
    urlId: (path ?? '').replace(/^\//, ''),
    fullUrl: path ?? '',
    collections: [],
    mainContent,
  }
}
