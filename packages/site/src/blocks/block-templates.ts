import { compile } from '@vitrine/template/compile'
import type { Template } from '@vitrine/template/template'
import { siteRegistry } from '../theme/site-registry.ts'

/** The parts of blocks that our formatters write: each is rendered with the item under its own name. */
const sources = {
  price: '{.section item}{@|product-price}{@|product-former-price}{@|product-status}{.end}',
  scarcity: '{.section item}{@|product-scarcity}{.end}',
  purchase:
    '{.section item}<form class="product-form" method="post" action="/api/commerce/shopping-cart/entries" data-item-id="{id|htmlattr}"><input type="hidden" name="itemId" value="{id|htmlattr}">{@|product-checkout}<p class="product-form-message" role="alert"></p></form>{.end}',
  calendar: '<div class="sqs-events-collection-calendar">{@|event-calendar}</div>',
  quickView: '{.section item}{@|apply product-quick-view.block}{.end}',
  plainQuickView: `{.section item}<article class="ProductItem {@|item-classes}" data-item-id="{id|htmlattr}"><section class="ProductItem-summary">
{.if items.0}<figure class="ProductItem-gallery"><div class="ProductItem-gallery-slides">{.repeated section items}{.image?}<div class="ProductItem-gallery-slides-item"><img data-load="false" {@|image-meta}></div>{.end}{.end}</div>
{.if items.1}<div class="ProductItem-gallery-thumbnails">{.repeated section items}{.image?}<div class="ProductItem-gallery-thumbnails-item"><img data-load="false" {@|image-meta}></div>{.end}{.end}</div>{.end}</figure>{.end}
<section class="ProductItem-details"><h1 class="ProductItem-details-title"><a class="ProductItem-details-title-link" href="{fullUrl|htmlattr}">{title|html}</a></h1>
{@|product-price}{@|product-former-price}{@|product-status}{@|product-scarcity}{.excerpt?}<div class="ProductItem-details-excerpt">{excerpt}</div>{.end}
{@|product-checkout}{@|product-restock-notification}
<a class="ProductItem-details-quickViewFullItemLink" href="{fullUrl|htmlattr}">{localizedStrings.viewFullItem|html}</a></section></section></article>{.end}`,
  comments: '{.section item}{@|comment-count}{.end}',
} as const

const compiled = new Map<keyof typeof sources, Template>()

/** A template of our own, compiled when it is first used. */
export function blockTemplate(name: keyof typeof sources): Template {
  const known = compiled.get(name)
  if (known) return known
  const template = compile(sources[name], { file: `blocks/${name}`, registry: siteRegistry })
  compiled.set(name, template)
  return template
}
