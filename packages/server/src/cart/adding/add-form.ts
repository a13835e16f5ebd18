import type { addEntryCall } from '@vitrine/contract/cart/calls'
import { quantityInCart } from '@vitrine/domain/cart/adding/add-entry'
import type { CartProblem } from '@vitrine/domain/cart/messages'
import { parseQuantity } from '@vitrine/domain/cart/quantity'
import { chooseVariant, findBySku, type VariantChoice } from '@vitrine/domain/catalogue/choose-variant'
import type { Product } from '@vitrine/domain/catalogue/product'
import { availableQuantity } from '@vitrine/domain/catalogue/stock'
import { variantParameter } from '@vitrine/domain/catalogue/variant-address'
import { fillFromRecord } from '@vitrine/domain/forms/buyers/filled-form'
import { giftCardPath } from '@vitrine/domain/gift-cards/gift-card-path'
import { problemId } from '@vitrine/site/assemble/elements/add-button'
import { readProductUrls } from '../../catalogue/product-urls.ts'
import type { Exchange } from '../../http/exchange.ts'
import { addressQuery } from '../../http/input/address-query.ts'
import { type Redirect, redirect } from '../../http/reply/reply.ts'
import { mayAskFor } from '../../pages/locks/item-gate.ts'
import { findOwnCart } from '../held/own-cart.ts'
import { leaveOwnUnits } from '../pricing/own-units.ts'
import { priceSource } from '../pricing/price-source.ts'
import { refusedAt } from '../refused-at.ts'
import { subscribeByForm } from '../subscribe-by-form.ts'
import { addRequestOf } from './add-request.ts'
import { addToCart } from './add-to-cart.ts'
import { leadOnWith } from './after-adding.ts'

const optionField = 'variant-option-'

/** Adds to the cart from a plain form, and sends the browser on: to the cart, to an express checkout, or back with the problem. */
export async function postEntryForm(exchange: Exchange<typeof addEntryCall>): Promise<Redirect> {
  const { form, services, store } = exchange
  // A product of which one cannot choose how many has no such field.
  const quantity = parseQuantity(form.quantity ?? '1', 1)
  if (!quantity.ok) return goBack(exchange, quantity.problem)
  const formPage = await findFormPage(exchange, quantity.quantity)
  if (formPage) return formPage
  const giftPage = await giftPageOf(exchange, quantity.quantity)
  if (giftPage !== null) return redirect(giftPage)
  const source = await priceSource(exchange)
  const request = await addRequestOf(exchange, {
    itemId: form.itemId ?? '',
    choose: (product) => chooseFromForm(product, form),
    quantity: quantity.quantity,
    // A product with a form is not here any more: it has a page of its own.
    fill: (asked) => fillFromRecord(asked, {}),
  })
  const subscribed = await subscribeByForm(exchange, request)
  if (subscribed) return 'problem' in subscribed ? goBack(exchange, subscribed.problem) : subscribed
  const outcome = await addToCart(store, request, { ...source, services })
  return outcome.ok ? leadOnWith(outcome, exchange) : goBack(exchange, outcome.problem)
}

/** Where the form of a product is filled in, if it has one: stock is checked before it opens (specification, section 5). */
async function findFormPage(
  exchange: Exchange<typeof addEntryCall>,
  quantity: number,
): Promise<Redirect | null> {
  const { form, store } = exchange
  const product = await store.products.find(form.itemId ?? '')
  const asked = product?.isVisible ? product.additionalFieldsForm : undefined
  if (!product || !asked || !(await mayAskFor(product, exchange))) return null
  const { cart } = await findOwnCart(exchange)
  const [left = product] = cart ? await leaveOwnUnits(store, cart.id, [product]) : []
  const choice = chooseFromForm(left, form)
  if (!choice.ok) return goBack(exchange, choice.problem)
  const { variant } = choice
  const inCart = cart?.orderId === null ? quantityInCart(cart, variant.id) : 0
  if (availableQuantity(product.type, variant.stock) <= inCart) return goBack(exchange, 'out-of-stock')
  const query = addressQuery(exchange)
  const hidden = asked.fields.flatMap(({ type, key, id }) => {
    const told = type === 'hidden' ? query.get(key || id) : null
    return told === null ? [] : [[key || id, told] as const]
  })
  const place = new URLSearchParams([
    ...hidden.map((pair) => [...pair]),
    ['itemId', product.id],
    ['sku', variant.sku],
    ['quantity', String(quantity)],
  ])
  return redirect(`/cart/form?${place}`)
}

/** Where a gift card is addressed that was chosen by the form; null for anything else, and while its amount is not chosen. */
async function giftPageOf(
  { form, store }: Exchange<typeof addEntryCall>,
  quantity: number,
): Promise<string | null> {
  const product = form.itemId ? await store.products.find(form.itemId) : undefined
  if (product?.type !== 'gift-card' || product.additionalFieldsForm) return null
  const choice = chooseFromForm(product, form)
  return choice.ok ? giftCardPath(product.id, choice.variant.id, quantity) : null
}

function chooseFromForm(product: Product, form: Readonly<Record<string, string>>): VariantChoice {
  if (form.sku) return findBySku(product, form.sku)
  return chooseVariant(product, chosenOptions(form))
}

function chosenOptions(form: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const chosen: Record<string, string> = Object.create(null)
  for (const [name, value] of Object.entries(form)) {
    if (name.startsWith(optionField)) chosen[name.slice(optionField.length)] = value
  }
  return chosen
}

/** Back to where the product is bought, at the line that says what is wrong; to the cart where there is no such product. */
async function goBack(exchange: Exchange, problem: CartProblem): Promise<Redirect> {
  const { form, store, site } = exchange
  const product = form.itemId ? await store.products.find(form.itemId) : undefined
  const isThere = product?.isVisible && (await mayAskFor(product, exchange))
  const page = isThere ? (await readProductUrls(store, site))(product) : null
  if (!product || page === null) return redirect(refusedAt(problem))
  const told = new URLSearchParams([['problem', problem], ...chosenEntries(product, form)])
  return redirect(`${page}?${told}#${problemId}`)
}

/** What was chosen in the form, as the address of its page says it. */
function chosenEntries(product: Product, form: Readonly<Record<string, string>>): [string, string][] {
  const { quantity = '' } = form
  const choice = chooseFromForm(product, form)
  const chosen = String(new URLSearchParams(Object.entries(chosenOptions(form))))
  return [
    ...(choice.ok ? [[variantParameter, choice.variant.id] satisfies [string, string]] : []),
    ...(choice.ok || chosen === '' ? [] : [['chosen', chosen] satisfies [string, string]]),
    ...(/^\d{1,4}$/.test(quantity) && quantity !== '1'
      ? [['quantity', quantity] satisfies [string, string]]
      : []),
  ]
}
