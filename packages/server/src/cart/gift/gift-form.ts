import type { giftCardFormCall } from '@vitrine/contract/gift-cards/page-calls'
import { readAdditionKey } from '@vitrine/domain/cart/adding/addition-key'
import { cartRefusalText } from '@vitrine/domain/cart/cart-refusals'
import { changeGift } from '@vitrine/domain/cart/change-entry'
import { cartAlertTitle, cartProblemText } from '@vitrine/domain/cart/messages'
import { parseQuantity } from '@vitrine/domain/cart/quantity'
import { fillFromRecord } from '@vitrine/domain/forms/buyers/filled-form'
import { checkGift, type GiftDetails } from '@vitrine/domain/gift-cards/gift-details'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import type { RefusalCode } from '../../http/reply/refusal-status.ts'
import { type PageAnswer, redirect, refuse } from '../../http/reply/reply.ts'
import { addRequestOf } from '../adding/add-request.ts'
import { addToCart } from '../adding/add-to-cart.ts'
import { leadOnWith } from '../adding/after-adding.ts'
import { changeCart } from '../change-cart.ts'
import { findOwnCart } from '../held/own-cart.ts'
import { priceSource } from '../pricing/price-source.ts'
import { refusedAt } from '../refused-at.ts'
import { type AskedGift, findGift, showGiftPage } from './gift-page.ts'

type FormExchange = Exchange<typeof giftCardFormCall>

/** Takes the form of a gift card: puts it into the cart with whom it is for, or changes that. */
export async function postGiftCardPage(exchange: FormExchange): Promise<PageAnswer> {
  const { form } = exchange
  const asked = await findGift(exchange, form)
  if (!asked)
    return form.entryId === undefined ? refuse('not-found', failureText.notFound) : redirect('/cart')
  const source = await priceSource(exchange)
  const checked = checkGift(
    {
      isForBuyer: form.for !== 'other',
      recipientName: form.recipientName ?? '',
      recipientEmail: form.recipientEmail ?? '',
      senderName: form.senderName ?? '',
      message: form.message ?? '',
      deliverOn: form.deliverOn ?? '',
    },
    source.today,
  )
  if (!checked.ok) return showAgain(exchange, asked, { errors: checked.errors, refused: 'fields-wrong' })
  return asked.entry
    ? saveEntry(exchange, asked.entry.id, checked.details)
    : addGift(exchange, asked, checked.details)
}

async function saveEntry(exchange: FormExchange, entryId: string, details: GiftDetails): Promise<PageAnswer> {
  const { store, services } = exchange
  const nowMs = services.clock()
  const source = await priceSource(exchange)
  const { token, cookies } = await findOwnCart(exchange)
  const outcome = await changeCart(
    store,
    token,
    (cart) => {
      // What was chosen to be put on the card stays.
      const amountCents = cart.entries.find(({ id }) => id === entryId)?.gift?.amountCents
      const gift = amountCents === undefined ? details : { ...details, amountCents }
      return changeGift(cart, { entryId, gift, nowMs })
    },
    source,
  )
  return redirect(outcome.ok ? '/cart' : refusedAt(outcome.problem), { cookies })
}

async function addGift(exchange: FormExchange, asked: AskedGift, gift: GiftDetails): Promise<PageAnswer> {
  const { form, store, services } = exchange
  const quantity = parseQuantity(form.quantity ?? '1', 1)
  if (!quantity.ok)
    return showAgain(exchange, asked, {
      problem: cartProblemText[quantity.problem],
      refused: quantity.problem,
    })
  const variant = asked.product.variants.find(({ id }) => id === form.variantId)
  if (!variant) {
    const missing = cartProblemText['denomination-missing']
    return showAgain(exchange, asked, { errors: { variantId: missing }, refused: 'denomination-missing' })
  }
  const once = readAdditionKey(form.once)
  const request = await addRequestOf(exchange, {
    itemId: asked.product.id,
    choose: (product) => {
      const chosen = product.variants.find(({ id }) => id === variant.id)
      return chosen
        ? ({ ok: true, variant: chosen } as const)
        : ({ ok: false, problem: 'variant-unavailable' } as const)
    },
    quantity: quantity.quantity,
    // A product with a form of its own is asked about there first.
    fill: (asked) => fillFromRecord(asked, {}),
    gift,
    // Each showing of the page has a word of its own, so that the same can be bought once more.
    ...(once !== undefined && { once }),
  })
  const outcome = await addToCart(store, request, { ...(await priceSource(exchange)), services })
  if (!outcome.ok) {
    const problem = cartRefusalText[outcome.problem]
    return showAgain(exchange, asked, { problem, refused: outcome.problem })
  }
  return leadOnWith(outcome, exchange)
}

interface Refusal {
  readonly errors?: Readonly<Record<string, string>>
  readonly problem?: string
  readonly refused: RefusalCode
}

/** Shows the page again with what was typed, and what is wrong with it. */
function showAgain(
  exchange: FormExchange,
  asked: AskedGift,
  { errors = {}, problem, refused }: Refusal,
): Promise<PageAnswer> {
  const values = { ...exchange.form }
  const title = problem === undefined ? null : `${cartAlertTitle.purchaseGiftCard}: ${problem}`
  return showGiftPage(exchange, asked, { values, errors, problem: title, refused })
}
