import { cancelOrderCall } from '@vitrine/contract/orders/panel-calls'
import { cancelOrder } from '@vitrine/domain/orders/order-states'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteStore } from '@vitrine/store/store'
import { buildCart, buildEntry, newId, noon } from '@vitrine/store/testing/builders'
import { changeCart, setQuantity } from '../../cart/change-cart.ts'
import { openGate } from '../../cart/members/buyers-gate.ts'
import type { PlaceOutcome } from '../../checkout/outcome.ts'
import { confirmPayment, placeOrder } from '../../checkout/place-order.ts'
import { reconcilePayment } from '../../checkout/reconcile-payment.ts'
import { callOff } from '../../orders/call-off.ts'
import { changeOrder } from '../../orders/change-order.ts'
import { couldAskUnderWay } from '../../orders/refunds/pay-back.ts'
import { returnMoney } from '../../orders/refunds/return-money.ts'
import type { Services } from '../../services/services.ts'
import { byCard, cards, keepDiscount, orderRequest } from '../check-out.ts'
import type { OpenShop } from '../open-shop.ts'
import { heldToken } from './held-token.ts'

/** What there is for the two: fewer pieces than both want, a code for one order, and a card that holds less than both would take. */
const had = { pieces: 2, cardCents: 700 }

/** What an act is done with: the shop's own store and services, or those that pass points. */
export interface Hands {
  readonly store: SiteStore
  readonly services: Services
}

/** What buyers, an owner and a clock do to one payment of the first buyer. */
type Act = (hands: Hands) => Promise<unknown>

/** Two buyers of the same few pieces with the same code and gift card. The first has begun to pay, or has bought. */
export interface TwoBuyers {
  readonly acts: Readonly<Record<ActName, Act>>
  /** What disagrees afterwards, in words. */
  check(): Promise<readonly string[]>
}

export type ActName = 'hold' | 'again' | 'take' | 'release' | 'expire' | 'cancel' | 'edit' | 'count'

/** @param hasBought whether the first buyer has an order already, which can be canceled */
export async function openTwoBuyers(shop: OpenShop, hasBought: boolean): Promise<TwoBuyers> {
  const { store } = shop
  const variantId = shop.workshop.variants[0]?.id ?? ''
  await store.stock.count(variantId, { unlimited: false, onHand: had.pieces }, 'test')
  const code = `ONCE${newId().toUpperCase()}`
  await keepDiscount(shop, { code, usageLimit: 1 })
  const giftCardIds = [await issueCard(store)]
  const fillCart = async (quantity: number) => {
    const entry = buildEntry({ itemId: shop.workshop.id, variantId, quantity })
    const cart = buildCart({ entries: [entry], codes: [code], giftCardIds })
    await store.transaction((tables) => tables.carts.save(cart))
    return { ...cart, entryId: entry.id }
  }
  const first = await fillCart(1)
  const second = await fillCart(had.pieces)
  const sourceOf = ({ services }: Hands) => sourceWith(shop.website, services)
  const press = ({ token }: { readonly token: string }, card: keyof typeof cards, hands: Hands) =>
    placeOrder(hands.store, requestOf(token, card), { ...sourceOf(hands), services: hands.services })
  const begun = await press(first, hasBought ? 'succeeds' : 'asks', shop)
  const paymentId = await paymentOf(store, begun)
  const answer = (approved: boolean) => (hands: Hands) =>
    confirmPayment(hands.store, paymentId, { cartToken: heldToken(first.token), approved }, hands.services)

  return {
    acts: {
      hold: (hands) => press(second, 'succeeds', hands),
      again: (hands) => press(first, 'succeeds', hands),
      take: answer(true),
      release: answer(false),
      expire: (hands) => reconcilePayment(hands.store, paymentId, { services: hands.services, attempts: 1 }),
      cancel: (hands) => cancelOrderOf(first.id, hands),
      edit: (hands) =>
        changeCart(
          hands.store,
          heldToken(first.token),
          setQuantity(first.entryId, 2, { services: hands.services, source: sourceOf(hands) }),
          sourceOf(hands),
        ),
      count: (hands) => hands.store.stock.count(variantId, { unlimited: false, onHand: 3 }, 'recount'),
    },
    check: async () => {
      const orders = await Promise.all([first, second].map(({ id }) => store.orders.findByCart(id)))
      const kept = orders.filter((order) => order && order.fulfillmentStatus !== 'CANCELED')
      const sum = (of: (order: NonNullable<(typeof kept)[number]>) => number) =>
        kept.reduce((total, order) => total + (order ? of(order) : 0), 0)
      const sold = sum((order) => order.lines.reduce((units, line) => units + line.quantity, 0))
      const paidByCard = sum(({ giftCards = [] }) => giftCards.reduce((total, each) => total + each.cents, 0))
      const stock = await store.stock.read(variantId)
      const moves = (await store.stock.movements(variantId)).filter(({ orderId }) =>
        orders.some((order) => order?.id === orderId),
      )
      const card = await store.giftCards.find(giftCardIds[0] ?? '')
      const [use] = await store.discountCodes.find([code])
      return Object.entries({
        'held pieces': [stock?.unlimited ? -1 : stock?.held, 0],
        'pieces that left': [moves.reduce((units, { quantity }) => units - quantity, 0), sold],
        'on the card': [card?.balanceCents, had.cardCents - paidByCard],
        'held of the card': [card?.heldCents, 0],
        'uses of the code': [use?.used, sum(({ discounts = [] }) => discounts.length)],
        'reserved uses': [use?.reserved, 0],
      }).flatMap(([what, [is, due]]) => (is === due ? [] : [`${what}: ${is}, due: ${due}`]))
    },
  }
}

function requestOf(cartToken: string, card: keyof typeof cards) {
  return orderRequest(cartToken, {
    shippingAddress: null,
    shippingOptionKey: null,
    billingAddress: orderRequest('').shippingAddress,
    payment: byCard(cards[card]),
  })
}

function sourceWith(site: Site, { clock, secret }: Services) {
  const discounts = { nowMs: clock(), secret, automatic: [], takesCodes: true, takesSubscriptionCodes: false }
  return { site, productUrls: () => '', gate: openGate, today: '2026-11-22', ...discounts }
}

async function paymentOf(store: SiteStore, begun: PlaceOutcome): Promise<string> {
  if (begun.kind === 'confirmation-needed') return begun.paymentId
  if (begun.kind !== 'placed') throw new Error(`The first buyer could not begin: ${JSON.stringify(begun)}`)
  return (await store.payments.findByOrder(begun.orderId))?.id ?? ''
}

async function cancelOrderOf(cartId: string, { store, services }: Hands): Promise<void> {
  const order = await store.orders.findByCart(cartId)
  if (!order) return
  const canceled = await changeOrder(
    { store, services, account: null, call: cancelOrderCall },
    {
      orderId: order.id,
      change: (each, stamp) => cancelOrder(each, true, stamp),
      also: async (tables, each) => {
        await callOff(tables, each, { restock: true, services })
        await returnMoney(tables, { orderId: each.id, services })
      },
      mail: null,
      summary: 'canceled',
    },
  )
  if (canceled.ok) await couldAskUnderWay(store, order.id, services)
}

async function issueCard(store: SiteStore): Promise<string> {
  const id = newId()
  const { cardCents: cents } = had
  const money = { currency: 'USD', initialCents: cents, balanceCents: cents, heldCents: 0 }
  const times = { issuedAtMs: noon, updatedAtMs: noon, deliverAtMs: noon, sentAtMs: null }
  const people = { recipientEmail: '', recipientName: '', senderName: '', message: '', buyerEmail: '' }
  const card = { id, lastFour: 'ABCD', state: 'active', isTest: true, orderId: null, orderName: '' } as const
  const source = { codeHash: id, sealedCode: 'sealed', source: id, reason: '', by: '' }
  await store.giftCards.issue({ ...card, ...money, ...times, ...people }, source)
  return id
}
