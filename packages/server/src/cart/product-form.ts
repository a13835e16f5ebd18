import type { productFormPageCall, saveProductFormCall } from '@vitrine/contract/cart/form-page-calls'
import { cartRefusalText } from '@vitrine/domain/cart/cart-refusals'
import { parseQuantity } from '@vitrine/domain/cart/quantity'
import { findBySku } from '@vitrine/domain/catalogue/choose-variant'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { BuyersForm } from '@vitrine/domain/forms/buyers/buyers-form'
import { fillFromValues, knownValues } from '@vitrine/domain/forms/buyers/filled-form'
import { readFilling } from '@vitrine/domain/forms/buyers/stored-filling'
import type { FormValues } from '@vitrine/domain/forms/field-value'
import { readValues } from '@vitrine/domain/forms/read-values'
import type { Exchange } from '../http/exchange.ts'
import { addressQuery } from '../http/input/address-query.ts'
import { type PageAnswer, type Redirect, redirect } from '../http/reply/reply.ts'
import { mayAskFor } from '../pages/locks/item-gate.ts'
import { addRequestOf } from './adding/add-request.ts'
import { addToCart } from './adding/add-to-cart.ts'
import { leadOnWith } from './adding/after-adding.ts'
import { changeCart, fillAgain } from './change-cart.ts'
import { findOwnCart } from './held/own-cart.ts'
import { priceSource } from './pricing/price-source.ts'
import { type FormAsked, formNames, productFormPage } from './product-form-page.ts'
import { subscribeByForm } from './subscribe-by-form.ts'

/** Shows the form of a product that is about to go into the cart, or of an entry that is in it. */
export async function getProductForm(exchange: Exchange<typeof productFormPageCall>): Promise<PageAnswer> {
  const { itemId = '', sku = '', quantity = '1', entry = '' } = exchange.query
  const found = entry === '' ? await findProduct(exchange, itemId) : await findEntry(exchange, entry)
  if (!found) return redirect(`/cart?problem=${entry === '' ? 'unknown-item' : 'form-gone'}`)
  const { product, form, values } = found
  const asked: FormAsked = { product, form, entryId: entry, sku, quantity }
  return productFormPage(exchange, asked, { values, errors: {}, message: '' })
}

/** Takes the form: on to the cart, or the page again with what is wrong. */
export async function postProductForm(exchange: Exchange<typeof saveProductFormCall>): Promise<PageAnswer> {
  const { form: posted } = exchange
  const entryId = posted[formNames.entry] ?? ''
  const found =
    entryId === ''
      ? await findProduct(exchange, posted[formNames.item] ?? '')
      : await findEntry(exchange, entryId)
  if (!found) return redirect(`/cart?problem=${entryId === '' ? 'unknown-item' : 'form-gone'}`)
  const { product, form } = found
  const query = addressQuery(exchange)
  const values = readValues(
    form.fields,
    (name) => posted[name] ?? null,
    (name) => query.get(name),
  )
  const sku = posted[formNames.sku] ?? ''
  const quantity = posted[formNames.quantity] ?? '1'
  const asked: FormAsked = { product, form, entryId, sku, quantity }
  const outcome = entryId === '' ? await add(exchange, asked, values) : await edit(exchange, entryId, values)
  if (!('problem' in outcome)) return outcome
  const { problem, errors = {} } = outcome
  const message = Object.keys(errors).length > 0 ? '' : cartRefusalText[problem]
  return productFormPage(exchange, asked, { values, errors, message, refused: problem })
}

interface Found {
  readonly product: Product
  readonly form: BuyersForm
  readonly values: FormValues
}

type AskingExchange = Exchange<typeof productFormPageCall> | Exchange<typeof saveProductFormCall>

async function findProduct(exchange: AskingExchange, itemId: string): Promise<Found | null> {
  const product = itemId === '' ? undefined : await exchange.store.products.find(itemId)
  if (!product?.isVisible || !product.additionalFieldsForm) return null
  if (!(await mayAskFor(product, exchange))) return null
  const form = product.additionalFieldsForm
  const query = new URLSearchParams(exchange.query as Record<string, string>)
  const hidden = readValues(
    form.fields.filter(({ type }) => type === 'hidden'),
    () => null,
    (name) => query.get(name),
  )
  return { product, form, values: hidden }
}

async function findEntry(exchange: AskingExchange, entryId: string): Promise<Found | null> {
  const { cart } = await findOwnCart(exchange)
  const entry = cart?.orderId === null ? cart.entries.find((each) => each.id === entryId) : undefined
  const product = entry && (await exchange.store.products.find(entry.itemId))
  const form = product?.isVisible ? product.additionalFieldsForm : undefined
  return entry && product && form ? { product, form, values: knownValues(form, readFilling(entry)) } : null
}

interface Refused {
  readonly problem: keyof typeof cartRefusalText
  readonly errors?: Readonly<Record<string, string>>
}

async function add(
  exchange: Exchange<typeof saveProductFormCall>,
  { product, sku, quantity: sent }: FormAsked,
  values: FormValues,
): Promise<Redirect | Refused> {
  const quantity = parseQuantity(sent, 1)
  if (!quantity.ok) return quantity
  const { services, store } = exchange
  const source = await priceSource(exchange)
  const request = await addRequestOf(exchange, {
    itemId: product.id,
    choose: (each) => findBySku(each, sku),
    quantity: quantity.quantity,
    fill: (form) =>
      form ? fillFromValues(form, values) : { ok: false, problem: 'fields-invalid', errors: {} },
  })
  const subscribed = await subscribeByForm(exchange, request)
  if (subscribed) return subscribed
  const outcome = await addToCart(store, request, { ...source, services })
  return outcome.ok ? leadOnWith(outcome, exchange) : outcome
}

async function edit(
  exchange: Exchange<typeof saveProductFormCall>,
  entryId: string,
  values: FormValues,
): Promise<Redirect | Refused> {
  const { store, services } = exchange
  const { token, cookies } = await findOwnCart(exchange)
  const change = fillAgain(entryId, (form) => fillFromValues(form, values), services.clock())
  const outcome = await changeCart(store, token, change, await priceSource(exchange))
  return outcome.ok ? redirect('/cart', { cookies }) : outcome
}
