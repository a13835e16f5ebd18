import { blockTemplate } from '../blocks/block-templates.ts'
import type { PageRender } from '../render/page-render.ts'
import { contentRules } from './content-rules.ts'
import { finishMarkup } from './finish-markup.ts'
import type { PageSubject } from './render-page.ts'
import { expandTags } from './tags/expand-tags.ts'

/**
 * A product as it is shown over its list (`?format=quick-view`): the template's `product-quick-view.block` with the product as its data, or
 * else a plain view under the names that templates style. Null for what is no product.
 */
export async function renderQuickView(
  { destination, data, problem }: PageSubject,
  page: PageRender,
): Promise<string | null> {
  if (destination.kind !== 'product') return null
  const isOwn = page.context.theme.partials.has('product-quick-view.block')
  const view = page.render(blockTemplate(isOwn ? 'quickView' : 'plainQuickView'), data)
  return finishMarkup(await expandTags(view, data, page), page.context, contentRules({ data, problem }, page))
}
