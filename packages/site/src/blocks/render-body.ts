import type { StoredLayout } from '@vitrine/store/content/layouts'
import type { PageData } from '../page-json/page-context.ts'
import type { PageRender } from '../render/page-render.ts'
import { renderLayout } from './render-layout.ts'

/** The bodies that each page has written: one stands in its data, and again where the template has its block field. */
const bodiesOfPages = new WeakMap<PageRender, Map<string, Promise<string>>>()

/** Writes the rows of a body, once for a page. `owner` is the id of the page or item. */
export function renderBody(
  owner: string,
  { layout }: StoredLayout,
  { data, page }: { readonly data: PageData; readonly page: PageRender },
): Promise<string> {
  const bodies = bodiesOfPages.get(page) ?? new Map<string, Promise<string>>()
  bodiesOfPages.set(page, bodies)
  const body = bodies.get(owner) ?? renderLayout(layout, { layoutId: owner, data, page })
  bodies.set(owner, body)
  return body
}
