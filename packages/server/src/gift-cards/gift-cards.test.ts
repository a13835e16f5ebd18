import type { GiftCard } from '@vitrine/domain/gift-cards/gift-card'
import { formatMoney } from '@vitrine/domain/money/format-money'
import type { Order } from '@vitrine/domain/orders/order'
import { eventText } from '@vitrine/domain/orders/record/fact-text'
import { dayIn } from '@vitrine/domain/time/day-in'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bookRefund } from '../orders/book-refund.ts'
import { byCard, cards, fillCart, orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'
import { issueOrderCards } from './issue/issue-order-cards.ts'

const page = '/checkout/gift-card'

describe('a gift card', () => {
  let shop: OpenShop
  let buyer: Visitor
  beforeEach(async () => {
    shop = await openShop()
    buyer = await shop.visitor()
  })
  afterEach(async () => {
    expect(await shop.services.store.audit()).toEqual([])
    await shop.close()
  })

  /** A job leads to the next: an order to its cards, a card to its mail, that to the word for its buyer. */
  const work = async () => {
    for (let turn = 0; turn < 3; turn += 1) await shop.runJobs()
  }

  const forGrace = {
    for: 'other',
    recipientName: 'Grace',
    recipientEmail: 'grace@example.com',
    senderName: 'Ada',
    message: 'Happy <b>birthday</b>!',
    deliverOn: '',
  }

  /** Puts 50.00 into the cart by the plain form of its page. */
  const choose = async (details: Readonly<Record<string, string>> = forGrace) => {
    const itemId = shop.giftCard.id
    const variantId = shop.giftCard.variants[1]?.id ?? ''
    return buyer.submit(page, { itemId, variantId, quantity: '1', ...details })
  }

  /** Pays for what is in the cart: nothing of it is sent. */
  const pay = async (more: object = {}) => {
    const cartToken = buyer.cookies.get('CART') ?? ''
    const unsent = { shippingAddress: null, shippingOptionKey: null, billingAddress: sampleAddress }
    const answer = await placeOrder(buyer, orderRequest(cartToken, { ...unsent, ...more }))
    expect([answer.status, answer.json]).toMatchObject([200, { status: 'placed' }])
    return (answer.json as { orderId: string }).orderId
  }

  /** Buys a card of 50.00 and returns it with its code, as it stands in its mail. */
  const buy = async (): Promise<{ card: GiftCard; code: string; orderId: string }> => {
    await choose()
    const orderId = await pay()
    await work()
    const [card] = await shop.store.giftCards.listByOrder(orderId)
    const mail = (await keptMail(shop.store)).find(({ reason }) => reason === 'gift-card')
    const code = /Code: ([0-9A-Z-]{23})/.exec(mail?.text ?? '')?.[1]
    if (!card || !code) throw new Error('No card was sent')
    return { card, code, orderId }
  }

  const payByCard = async (code: string, itemId = shop.mug.id, more: object = {}) => {
    const token = await fillCart(buyer, itemId, { sku: null, ...more })
    await buyer.send('POST', `/api/3/commerce/cart/${token}/codes`, { giftOrPromoCode: code })
    return token
  }

  it('is in the cart once where its form is sent twice, and once more where it is asked for anew', async () => {
    const asked = { itemId: shop.giftCard.id, variantId: shop.giftCard.variants[0]?.id ?? '', for: 'me' }
    const onceOf = async () =>
      /name="once" value="([^"]+)"/.exec((await buyer.get(`${page}?itemId=${asked.itemId}`)).text)?.[1] ?? ''
    const form = { ...asked, quantity: '1', once: await onceOf() }
    const answers = [await buyer.submit(page, form), await buyer.submit(page, form)]
    expect(answers.map(({ location }) => location)).toEqual(['/cart', '/cart'])
    const count = async () =>
      ((await buyer.get('/api/commerce/shopping-cart')).json as { totalQuantity: number }).totalQuantity
    expect(await count()).toBe(1)
    const anew = { ...form, once: await onceOf() }
    // What is refused is not taken for done when it is sent again.
    const subscription = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 } as const
    await shop.store.products.save({ ...shop.giftCard, subscription })
    expect((await buyer.submit(page, anew)).location).toBeNull()
    await shop.store.products.save(shop.giftCard)
    await buyer.submit(page, anew)
    expect(await count()).toBe(2)
  })

  it('is in the cart again where its form is sent again after it was taken out, whatever else is there', async () => {
    const form = { ...forGrace, once: 'first' }
    await choose({ ...forGrace, recipientName: 'Mary', once: 'other' })
    // The same card with another amount, which is bought by another showing of its page.
    await choose({ ...forGrace, once: 'later', variantId: shop.giftCard.variants[0]?.id ?? '' })
    const entriesOf = async () => {
      const cart = (await buyer.get(`/api/3/commerce/cart/${buyer.cookies.get('CART')}`)).json
      return (cart as { cart: { items: { id: string; gift: { recipientName: string } }[] } }).cart.items
    }
    await choose(form)
    await choose(form)
    const [, , last] = await entriesOf()
    expect((await entriesOf()).map(({ gift }) => gift.recipientName)).toEqual(['Mary', 'Grace', 'Grace'])
    await buyer.send('DELETE', `/api/3/commerce/cart/${buyer.cookies.get('CART')}/items/${last?.id}`)
    expect((await choose(form)).location).toBe('/cart')
    expect((await entriesOf()).map(({ gift }) => gift.recipientName)).toEqual(['Mary', 'Grace', 'Grace'])
  })

  it('is chosen on a page that asks for whom it is, and needs no delivery', async () => {
    const shown = await buyer.get(
      `${page}?itemId=${shop.giftCard.id}&variantId=${shop.giftCard.variants[1]?.id}`,
    )
    expect(shown.text).toContain('Who is it for?')
    expect((await choose({ ...forGrace, recipientEmail: 'nobody' })).text).toContain('Email is not valid')
    const unchosen = await buyer.submit(page, { itemId: shop.giftCard.id, for: 'me' })
    expect(unchosen.text).toContain('Select a denomination for the Gift Card')
    expect((await choose()).location).toBe('/cart')
    const token = buyer.cookies.get('CART')
    const cart = (await buyer.get(`/api/3/commerce/cart/${token}`)).json
    expect(cart).toMatchObject({
      cart: { requiresShipping: false, items: [{ gift: { recipientName: 'Grace', isForBuyer: false } }] },
    })
    const entryId = (cart as { cart: { items: { id: string }[] } }).cart.items[0]?.id ?? ''
    expect((await buyer.get(`${page}?entryId=${entryId}`)).text).toContain('grace@example.com')
    await buyer.submit(page, { entryId, ...forGrace, recipientName: 'Mary' })
    expect((await buyer.get('/cart')).text).toContain('Mary (grace@example.com)')
  })

  it('is mailed once it is paid, its buyer is told, and nobody else reads its code', async () => {
    const { card, code } = await buy()
    const mails = await keptMail(shop.store)
    const told = mails
      .filter(({ reason }) => reason.startsWith('gift-card'))
      .map(({ to, reason }) => [to, reason])
    expect(told.toSorted()).toEqual([
      ['ada@example.com', 'gift-card-sent'],
      ['grace@example.com', 'gift-card'],
    ])
    const letter = mails.find(({ reason }) => reason === 'gift-card')
    expect(letter?.html).toContain('Happy &lt;b&gt;birthday&lt;/b&gt;!')
    expect(card).toMatchObject({ balanceCents: 5000, lastFour: code.slice(-4), isTest: true })
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
    const read = [
      await owner.get('/api/panel/gift-cards'),
      await owner.get(`/api/panel/gift-cards/${card.id}`),
      await owner.get(`/api/panel/orders/${card.orderId}`),
    ]
    expect(read.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(read.map(({ text }) => text).join('')).not.toContain(code.slice(0, 11))
    expect((await owner.get('/api/panel/gift-cards?q=grace')).json).toMatchObject({ total: { count: 1 } })
  })

  it('waits for its day in the morning of the site', async () => {
    await choose({ ...forGrace, deliverOn: '2099-01-01' })
    const day = new Date(shop.clock.nowMs + 3 * 86_400_000).toISOString().slice(0, 10)
    expect((await choose({ ...forGrace, deliverOn: day })).location).toBe('/cart')
    const orderId = await pay()
    await work()
    expect((await shop.store.giftCards.listByOrder(orderId))[0]?.sentAtMs).toBeNull()
    shop.clock.nowMs += 4 * 86_400_000
    await work()
    expect((await shop.store.giftCards.listByOrder(orderId))[0]?.sentAtMs).not.toBeNull()
  })

  it('is issued once, however often and wherever its job is broken off', async () => {
    await choose({ ...forGrace, quantity: '3' })
    const orderId = await pay()
    const issue = () => issueOrderCards(shop.store, orderId, shop.services)
    await Promise.all([issue(), issue()])
    await issue()
    await work()
    const cards = await shop.store.giftCards.listByOrder(orderId)
    expect(cards).toHaveLength(3)
    expect((await keptMail(shop.store)).filter(({ reason }) => reason === 'gift-card')).toHaveLength(3)
  })

  it('pays a part of an order, and gets it back when that is canceled', async () => {
    const { card, code } = await buy()
    const token = await payByCard(code, shop.workshop.id, { quantity: 1 })
    const request = { shippingAddress: null, shippingOptionKey: null, billingAddress: sampleAddress }
    const shown = (await buyer.get(`/api/3/commerce/cart/${token}`)).json
    expect(shown).toMatchObject({ cart: { giftCards: [{ lastFour: card.lastFour }] } })
    expect(JSON.stringify(shown)).not.toContain(code)
    const orderId = await pay(request)
    const order = (await shop.store.orders.find(orderId)) as Order
    expect(order.giftCards).toEqual([{ id: card.id, lastFour: card.lastFour, cents: order.grandTotalCents }])
    expect(order.payment).toMatchObject({ gateway: 'none', label: 'Gift card' })
    expect(await shop.store.giftCards.find(card.id)).toMatchObject({
      balanceCents: 5000 - order.grandTotalCents,
    })
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
    const cancel = { restock: true, notifyCustomer: false }
    const canceled = await owner.send('POST', `/api/panel/orders/${orderId}/cancellation`, cancel)
    expect(canceled.json).toMatchObject({ order: { paymentState: 'REFUNDED' } })
    expect(await shop.store.giftCards.find(card.id)).toMatchObject({ balanceCents: 5000 })
  })

  it('pays only what it holds, and not for another gift card', async () => {
    const { card, code } = await buy()
    const token = await payByCard(code, shop.mug.id, { sku: shop.mug.variants[0]?.sku, quantity: 5 })
    await choose()
    const cart = (await buyer.get(`/api/3/commerce/cart/${token}`)).json as {
      cart: { grandTotal: { value: number }; amountDue: { value: number } }
    }
    expect(cart.cart.amountDue.value).toBe(cart.cart.grandTotal.value - 5000)
    const answer = await placeOrder(buyer, orderRequest(token, { payment: byCard(cards.declined) }))
    expect(answer.status).toBe(402)
    // What a payment reserved that failed is free at once.
    expect(await shop.store.giftCards.find(card.id)).toMatchObject({ balanceCents: 5000, heldCents: 0 })
    expect((await placeOrder(buyer, orderRequest(token))).status).toBe(200)
    expect(await shop.store.giftCards.find(card.id)).toMatchObject({ balanceCents: 0, heldCents: 0 })
    const other = await shop.visitor()
    const looked = await other.submit('/gift-card', { code })
    expect(looked.text).toContain('nothing is left on it')
  })

  const byHand = {
    cents: 1000,
    recipientEmail: 'grace@example.com',
    recipientName: 'Grace',
    senderName: 'Ada',
    message: '',
    deliverOn: '',
    reason: 'A thank you',
  }

  it('is issued once, and its balance changed once, however often it is asked for', async () => {
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
    const cardIn = ({ json }: { readonly json: unknown }) =>
      (json as { card: { id: string; balanceCents: number } }).card
    const issue = async () =>
      cardIn(await owner.send('POST', '/api/panel/gift-cards', { ...byHand, key: 'k1' }))
    const { id } = await issue()
    expect((await issue()).id).toBe(id)
    const putOn = () =>
      owner.send('POST', `/api/panel/gift-cards/${id}/adjustments`, {
        ...{ cents: 500, reason: 'A thank you', balanceCents: 1000 },
      })
    expect([(await putOn()).status, (await putOn()).status]).toEqual([200, 409])
    expect((await shop.store.giftCards.find(id))?.balanceCents).toBe(1500)
    await work()
    expect((await keptMail(shop.store)).filter(({ reason }) => reason === 'gift-card')).toHaveLength(1)
  })

  it('that waits for its day is sent once, on that day or at once, to whoever it is for by then', async () => {
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
    const deliverOn = dayIn('America/New_York', shop.clock.nowMs + 5 * 86_400_000)
    const issued = await owner.send('POST', '/api/panel/gift-cards', { ...byHand, deliverOn })
    const { id, deliverAtMs } = (issued.json as { card: { id: string; deliverAtMs: number } }).card
    const sent = async () =>
      (await keptMail(shop.store)).flatMap(({ reason, to }) => (reason === 'gift-card' ? [to] : []))
    const send = (body: object) => owner.send('POST', `/api/panel/gift-cards/${id}/mails`, body)
    await send({ recipientEmail: 'hopper@example.com', isOnItsDay: true })
    await work()
    expect(await sent()).toEqual([])
    // The day that was chosen stays so.
    expect(await shop.store.giftCards.find(id)).toMatchObject({ deliverAtMs })
    shop.clock.nowMs = deliverAtMs
    await work()
    expect(await sent()).toEqual(['hopper@example.com'])
  })

  it('that is sent before its day is not sent again on it', async () => {
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
    const deliverOn = dayIn('America/New_York', shop.clock.nowMs + 5 * 86_400_000)
    const issued = await owner.send('POST', '/api/panel/gift-cards', { ...byHand, deliverOn })
    const { id, deliverAtMs } = (issued.json as { card: { id: string; deliverAtMs: number } }).card
    const again = { recipientEmail: 'hopper@example.com' }
    const { json } = await owner.send('POST', `/api/panel/gift-cards/${id}/mails`, again)
    // Where that mail comes to nothing, nobody waits for the day: nothing goes out on it.
    expect(json).toMatchObject({ card: { deliverAtMs, goesOutAtMs: shop.clock.nowMs, sentAtMs: null } })
    await work()
    shop.clock.nowMs = deliverAtMs + 1
    await work()
    expect((await keptMail(shop.store)).filter(({ reason }) => reason === 'gift-card')).toHaveLength(1)
    expect(await shop.store.giftCards.find(id)).toMatchObject({ deliverAtMs })
  })

  it('of real money pays for no test order, and is whole afterwards', async () => {
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
    const issued = await owner.send('POST', '/api/panel/gift-cards', byHand)
    const { id } = (issued.json as { card: { id: string } }).card
    await work()
    const mail = (await keptMail(shop.store)).find(({ reason }) => reason === 'gift-card')
    const code = /Code: ([0-9A-Z-]{23})/.exec(mail?.text ?? '')?.[1] ?? ''
    const token = await payByCard(code, shop.workshop.id, { quantity: 1 })
    const unsent = { shippingAddress: null, shippingOptionKey: null, billingAddress: sampleAddress }
    const before = shop.charges()
    const refused = await placeOrder(buyer, orderRequest(token, unsent))
    expect([refused.status, refused.json]).toEqual([
      409,
      {
        message:
          'A test and real money cannot pay for the same order. Please remove the gift card or pay in another way.',
      },
    ])
    expect(shop.charges()).toEqual(before)
    expect(await shop.store.giftCards.find(id)).toMatchObject({ balanceCents: 1000, heldCents: 0 })
  })

  it('that is used up meanwhile leaves its sum to nobody who was not told', async () => {
    const { card, code } = await buy()
    const token = await payByCard(code, shop.workshop.id, { quantity: 1 })
    const unsent = { shippingAddress: null, shippingOptionKey: null, billingAddress: sampleAddress }
    await shop.store.giftCards.hold('somebody', [{ cardId: card.id, cents: 5000 }])
    const before = shop.charges()
    const refused = await placeOrder(buyer, orderRequest(token, unsent))
    expect([refused.status, refused.json]).toEqual([
      412,
      { message: 'Your order has changed: it comes to $12.00 now. Please look at it again.' },
    ])
    expect(shop.charges()).toEqual(before)
    // They know it now, and the card is no longer in their cart.
    expect((await buyer.get(`/api/3/commerce/cart/${token}`)).json).toMatchObject({ cart: { giftCards: [] } })
    expect((await placeOrder(buyer, orderRequest(token, unsent))).status).toBe(200)
    const known = new Set(before.map(({ paymentId }) => paymentId))
    const charged = shop.charges().filter(({ paymentId }) => !known.has(paymentId))
    expect(charged).toMatchObject([{ amountCents: 1200 }])
    await shop.store.giftCards.release('somebody')
  })

  it('is void when its order is canceled, which cannot be once it was used', async () => {
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
    const cancel = (orderId: string) =>
      owner.send('POST', `/api/panel/orders/${orderId}/cancellation`, {
        restock: false,
        notifyCustomer: false,
      })
    const first = await buy()
    expect((await cancel(first.orderId)).status).toBe(200)
    expect(await shop.store.giftCards.find(first.card.id)).toMatchObject({ state: 'void', balanceCents: 0 })
    const second = await buy()
    await shop.store.giftCards.hold('somebody', [{ cardId: second.card.id, cents: 1 }])
    expect(await cancel(second.orderId)).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('used') },
    })
    await shop.store.giftCards.release('somebody')
  })

  describe('whose payment goes back at its payment service', () => {
    const goesBack = (orderId: string, refundedCents: number) =>
      shop.store.transaction(async (tables) => {
        const payment = await tables.payments.findByOrder(orderId)
        if (!payment) throw new Error('There is no payment')
        const { services } = shop
        await bookRefund(tables, { orderId, payment, refundedCents, reference: 're_1', services })
      })
    const notesOf = async (orderId: string) =>
      (await shop.store.orders.find(orderId))?.history.map((event) => eventText(event))

    it('is void', async () => {
      const { card, orderId } = await buy()
      await goesBack(orderId, 5000)
      expect(await shop.store.orders.find(orderId)).toMatchObject({ paymentState: 'REFUNDED' })
      expect(await shop.store.giftCards.find(card.id)).toMatchObject({ state: 'void', balanceCents: 0 })
    })

    it('is void with what was not spent, and its owner reads what was', async () => {
      const { card, code, orderId } = await buy()
      await payByCard(code, shop.workshop.id)
      const spending = await shop.store.orders.find(await pay())
      const cents = spending?.giftCards?.[0]?.cents ?? 0
      expect(await shop.store.giftCards.find(card.id)).toMatchObject({ balanceCents: 5000 - cents })
      await goesBack(orderId, 5000)
      expect(await shop.store.giftCards.find(card.id)).toMatchObject({ state: 'void', balanceCents: 0 })
      const amount = formatMoney(cents, 'USD', 'en-US')
      expect(await notesOf(orderId)).toContainEqual(
        `Of gift card ••••${card.lastFour}, ${amount} were spent before the money went back. The rest of it is void.`,
      )
    })

    it('keeps what a payment under way reserves, and nothing else', async () => {
      const { card, orderId } = await buy()
      await shop.store.giftCards.hold('somebody', [{ cardId: card.id, cents: 700 }])
      await goesBack(orderId, 5000)
      expect(await shop.store.giftCards.find(card.id)).toMatchObject({ balanceCents: 700, heldCents: 700 })
      expect(await notesOf(orderId)).toContainEqual(expect.stringContaining('reserves $7.00 of gift card'))
      await shop.store.giftCards.release('somebody')
    })

    it('stays valid while only a part went back, which may be for something else', async () => {
      const { card, orderId } = await buy()
      await goesBack(orderId, 1000)
      expect(await shop.store.giftCards.find(card.id)).toMatchObject({ state: 'active', balanceCents: 5000 })
      expect(await notesOf(orderId)).toContainEqual(expect.stringContaining('stay valid'))
      await goesBack(orderId, 5000)
      expect(await shop.store.giftCards.find(card.id)).toMatchObject({ state: 'void' })
    })
  })

  it('is looked up by its code, and guessing is limited', async () => {
    const { code } = await buy()
    expect(
      (await buyer.submit('/gift-card', { code: code.toLowerCase().replaceAll('-', ' ') })).text,
    ).toContain('$50.00')
    const guesses = await Promise.all(
      Array.from({ length: 25 }, () => buyer.submit('/gift-card', { code: 'AAAAA-AAAAA-AAAAA-AAAAA' })),
    )
    const statuses = guesses.map(({ status }) => status)
    expect(statuses.filter((each) => each === 404).length).toBeLessThanOrEqual(10)
    expect(statuses.filter((each) => each === 429).length).toBeGreaterThanOrEqual(15)
  })
})
