import { mailList } from '@vitrine/contract/mail/mail-list'
import type {
  addOrderNoteCall,
  correctOrderCall,
  readOrderTimelineCall,
} from '@vitrine/contract/orders/record-calls'
import { deliveryCountries } from '@vitrine/domain/checkout/delivery-countries'
import { checkAddress } from '@vitrine/domain/contact/check-address'
import { checkContact } from '@vitrine/domain/contact/check-contact'
import { isSame } from '@vitrine/domain/merging/is-same'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { addNote } from '@vitrine/domain/orders/order-states'
import { presentEvent } from '@vitrine/domain/orders/present-panel-order'
import { correctOrder } from '@vitrine/domain/orders/record/correct-order'
import { orderTimeline } from '@vitrine/domain/orders/record/order-timeline'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { moveCardsOfOrder } from '../../gift-cards/move-cards.ts'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { readListAsk } from '../../lists/read-list-ask.ts'
import { moveMembershipsOfOrder } from '../../memberships/move-memberships.ts'
import { personKey } from '../../services/person-key.ts'
import { moveSubscriptionsOfOrder } from '../../subscribed/move-subscriptions.ts'
import { changeOrder } from '../change-order.ts'
import { showOrder } from '../show-order.ts'

/** Mails of an order that its timeline shows, the latest. */
const mostMails = 100

/** Answers what happened to an order. */
export async function getTimeline(
  exchange: Exchange<typeof readOrderTimelineCall>,
): Promise<AnswerTo<typeof readOrderTimelineCall>> {
  const { params, store } = exchange
  const order = await store.orders.find(params.orderId)
  if (!order) return refuse('not-found', failureText.notFound)
  const money = await store.money.listByOrder(order.id)
  const entries = orderTimeline(order.history.map(presentEvent), await mailsOf(exchange, order), money)
  return reply({ entries: entries.map((entry) => ({ ...entry })) })
}

/** The mailbox finds mails by what the order is called; another order of that name, after the numbering was changed, has other mails. */
async function mailsOf(exchange: Pick<Exchange, 'store' | 'site' | 'services'>, order: Order) {
  const query = { f: `order:is:${orderName(order)}`, sort: '-date', limit: mostMails }
  const read = readListAsk({ ...exchange, query }, mailList)
  if (!read.ok) return []
  const { rows } = await exchange.store.mail.listed({ ...read.ask, isUncounted: true })
  return rows.filter(({ orderId }) => orderId === order.id)
}

/** Writes a note on an order. */
export async function postNote(
  exchange: Exchange<typeof addOrderNoteCall>,
): Promise<AnswerTo<typeof addOrderNoteCall>> {
  const text = exchange.body.text.trim()
  if (text === '') return refuse('fields-wrong', checkFieldsText, { errors: { text: 'Write something.' } })
  const result = await changeOrder(exchange, {
    orderId: exchange.params.orderId,
    change: (order, stamp) => ({ ok: true, order: addNote(order, text, stamp) }),
    mail: null,
    summary: 'note written',
  })
  return showOrder(result)
}

/** Corrects contact and delivery address of an order. */
export async function putContact(
  exchange: Exchange<typeof correctOrderCall>,
): Promise<AnswerTo<typeof correctOrderCall>> {
  const { params, body, store, site, services } = exchange
  const found = await store.orders.find(params.orderId)
  if (!found) return refuse('not-found', failureText.notFound)
  const contact = checkContact(body)
  // Where it goes already, it can go.
  const known = found.shippingAddress ? [found.shippingAddress.country] : []
  const countries = [...deliveryCountries(site.store), ...known]
  const sent = body.shippingAddress
  // What stands there already is not written anew: a correction of the contact alone leaves it as it is.
  const isKept = isSame(sent, found.shippingAddress)
  const address = sent && (isKept ? { ok: true as const, address: sent } : checkAddress(sent, countries))
  const errors = {
    ...(contact.ok ? {} : contact.errors),
    ...(address && !address.ok
      ? Object.fromEntries(
          Object.entries(address.errors).map(([field, text]) => [`shippingAddress.${field}`, text]),
        )
      : {}),
  }
  if (!contact.ok || (address && !address.ok)) return refuse('fields-wrong', checkFieldsText, { errors })
  const { email, phone } = contact.contact
  const shippingAddress = address ? address.address : null
  const result = await changeOrder(exchange, {
    orderId: params.orderId,
    change: (order, stamp) =>
      order.updatedAtMs === body.updatedAtMs && order.updatedAtMs === found.updatedAtMs
        ? correctOrder(order, { email, phone, shippingAddress, alsoBilled: body.alsoBilled }, stamp)
        : { ok: false, problem: 'sent-otherwise' },
    also: async (tables, order) => {
      const from = found.contact.email
      if (order.contact.email === from) return
      const key = personKey(order.contact.email, { websiteId: site.id, secret: services.secret })
      await tables.discountUses.moveToCustomer(order.id, key)
      await tables.orders.moveToCustomer(order, services.newId())
      await moveCardsOfOrder(tables, order, { from, nowMs: order.updatedAtMs })
      await moveMembershipsOfOrder(tables, order, { from })
      await moveSubscriptionsOfOrder(tables, order, { from, nowMs: order.updatedAtMs })
    },
    mail: null,
    summary: 'contact or address corrected',
  })
  return showOrder(result)
}
