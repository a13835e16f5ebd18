import { compile } from '@vitrine/template/compile'
import type { Template } from '@vitrine/template/template'
import { siteRegistry } from '../theme/words.ts'

/** The parts of blocks that our formatters write: each is rendered with the item under its own name. */
const sources = {
  price: '{.section item}{@|product-price}{@|product-status}{.end}',
  purchase:
    '{.section item}<form class="product-form" method="post" action="/api/commerce/shopping-cart/entries" data-item-id="{id|htmlattr}"><input type="hidden" name="itemId" value="{id|htmlattr}">{@|product-checkout}<p class="product-form-message" role="alert"></p></form>{.end}',
  calendar: '<div class="sqs-events-collection-calendar">{@|event-calendar}</div>',
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
