import { type ElementRule, rewriteElements } from '../html/rewrite-elements.ts'
import type { PageContext } from '../page-json/page-context.ts'
import { sayIn } from '../words/visitor-words.ts'
import { Images } from './elements/image.ts'
import { QuantityFields } from './elements/quantity-field.ts'

/**
 * Gives markup that templates made what must be there before any script runs: pictures their addresses, quantity fields their buttons, and
 * what further rules bring.
 */
export function finishMarkup(
  html: string,
  { site }: Pick<PageContext, 'site'>,
  rules: readonly ElementRule[],
): Promise<string> {
  return rewriteElements(html, [...rules, new QuantityFields(sayIn(site.language)), new Images()])
}
