import type { Product, Variant } from '../catalogue/product.ts'
import { availableQuantity } from '../catalogue/stock.ts'
import { isEmail } from '../contact/email-address.ts'
import type { RestockProblem } from './restock-texts.ts'

/** Why an address cannot be put down; null where it can. Before the captcha is looked at, as the form checks it (specification, section 5). */
export function emailProblem(email: string): RestockProblem | null {
  const typed = email.trim()
  if (typed === '') return 'restock-email-blank'
  return isEmail(typed) ? null : 'restock-email-wrong'
}

/** Whether visitors can wait for a variant: those of products that are counted, when none is left. */
export function canBeAwaited({ type }: Pick<Product, 'type'>, { stock }: Pick<Variant, 'stock'>): boolean {
  return availableQuantity(type, stock) === 0
}

/** How a variant is called beside its product; '' for the only one. */
export function variantName({ attributes }: Pick<Variant, 'attributes'>): string {
  return Object.values(attributes).join(' / ')
}
