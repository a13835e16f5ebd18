import { type ElementRule, rewriteElements } from '../html/rewrite-elements.ts'
import { Images } from './elements/image.ts'
import { QuantityFields } from './elements/quantity-field.ts'

/**
 * Gives markup that templates made what must be there before any script runs: pictures their addresses, quantity fields their buttons, and
 * what further rules bring.
 */
export function finishMarkup(html: string, rules: readonly ElementRule[] = []): Promise<string> {
  return rewriteElements(html, [...rules, new QuantityFields(), new Images()])
}
