// The words of the cart (specification, sections 5 and 8), for server and browser alike.

import { maxQuantity } from './quantity.ts'

/** Why something cannot be put into the cart, or a line cannot be changed. */
export type CartProblem =
  | 'quantity-not-a-number'
  | 'quantity-not-whole'
  | 'quantity-too-small'
  | 'quantity-too-great'
  | 'denomination-missing'
  | 'variant-unavailable'
  | 'out-of-stock'
  | 'one-only'
  | 'cart-full'
  | 'fields-unreadable'
  | 'fields-invalid'
  | 'fields-too-long'
  | 'form-gone'
  | 'option-missing'
  | 'unknown-item'
  | 'not-sold'
  | 'subscribed-apart'
  | 'no-plan'
  | 'too-many-carts'

/** What the visitor reads. */
export const cartProblemText: Readonly<Record<CartProblem, string>> = {
  'quantity-not-a-number': 'Quantity must be a number.',
  'quantity-not-whole': 'Quantity must be a whole number',
  'quantity-too-small': 'Quantity must be 1 or more.',
  'quantity-too-great': `Quantity must be ${maxQuantity} or less.`,
  'denomination-missing': 'Select a denomination for the Gift Card',
  'variant-unavailable': 'Sorry, that item variant is unavailable. Please select another variant.',
  'out-of-stock': 'Sorry, we do not have enough of that item available.',
  'one-only': 'You can buy only one of this item at a time.',
  'cart-full': 'Your cart is full. Please check out before you add another item.',
  'fields-unreadable': 'Could not parse the form fields, please check your entries.',
  'fields-invalid': 'One or more fields is invalid, please check your entries.',
  'fields-too-long': 'This is more than can be kept with an item. Please write less.',
  'form-gone': 'There is nothing to fill in for this item any more. Please reload the page.',
  'option-missing': 'Please choose the options of the item first.',
  'unknown-item': 'Sorry, that item is not sold any more.',
  'not-sold': 'Sorry, this item cannot be bought here yet.',
  'subscribed-apart': 'This item is subscribed to by itself. Please press Subscribe on its page.',
  'no-plan': 'This item is bought once. Please add it to your cart.',
  // A page that was led back to by a plain form knows the longest wait alone; scripts are told how long it is still.
  'too-many-carts': 'Please try again in 10 minutes.',
}

/** Says after a refusal how many there are, where there are any: of what can be had without end nobody counts. */
export function availableText(refusal: string, availableQuantity: number | undefined): string {
  return availableQuantity && Number.isFinite(availableQuantity)
    ? `${refusal} Available: ${availableQuantity}.`
    : refusal
}

/** Whether a code, such as one in an address, names a problem. */
export function isCartProblem(code: string | null | undefined): code is CartProblem {
  return typeof code === 'string' && Object.hasOwn(cartProblemText, code)
}

/** Asks for the options that were not chosen; their names are as the owner wrote them. */
export function selectOptionsText(options: readonly string[]): string {
  const [first = '', second, ...others] = options
  if (second === undefined) return `Please select the ${first} option.`
  if (others.length === 0) return `Please select the ${first} and ${second} options.`
  return `Please select the ${options.slice(0, -1).join(', ')}, and ${options.at(-1)} options.`
}

/** Says what an order must come to; `subtotal` is money, already written. */
export function minimumText(subtotal: string): string {
  return `To check out, your order subtotal must be ${subtotal} or more.`
}

/** Why a line of the cart cannot be bought as it stands. */
export type LineProblem =
  | 'variant-unavailable'
  | 'out-of-stock'
  | 'not-sold-yet'
  | 'not-sold-any-more'
  | 'plan-changed'
  | 'form-unfilled'

/** Whether there is nothing any more whose price could be shown. */
export function hasNoPrice(problem: LineProblem | null | undefined): boolean {
  return problem === 'variant-unavailable' || problem === 'not-sold-any-more'
}

/** Why a line of the cart cannot be bought as it stands; names the product, and how many there are where there are too few. */
export function lineProblemText(problem: LineProblem, title: string, availableQuantity?: number): string {
  if (problem === 'form-unfilled') return `${title}: The shop asks for other details now. Please edit them.`
  if (problem === 'not-sold-yet')
    return `${title} can be bought here soon. Please remove it from your cart to check out.`
  if (problem === 'not-sold-any-more')
    return `${title} cannot be bought any more. Please remove it from your cart to check out.`
  if (problem === 'plan-changed')
    return `${title} is sold in another way now. Please remove it, and choose it again on its page.`
  const text = `${title}: ${cartProblemText[problem]}`
  return problem === 'out-of-stock' ? availableText(text, availableQuantity) : text
}

/** Says that something costs another amount than when it was put into the cart; both are money, already written. */
export function priceChangedText({
  was,
  now,
  isLess,
}: {
  was: string
  now: string
  isLess: boolean
}): string {
  return isLess
    ? `The price has dropped from ${was} to ${now}.`
    : `The price has changed from ${was} to ${now} since you put this in your cart.`
}

/** Titles of the alerts over those messages (specification, section 8). */
export const cartAlertTitle = {
  add: 'Unable to Add Item',
  purchase: 'Unable to Purchase Item',
  purchaseGiftCard: 'Unable to purchase Gift Card',
  updateQuantity: 'Unable to update quantity',
  removeItem: 'Unable to remove item',
  updateForm: 'Unable to update form',
  openForm: 'Unable to open form',
} as const

/** What the visitor reads when their cart is asked for and there is none (platform reference, section 2.10). */
export const noCartText = 'You have no shopping cart yet.'
