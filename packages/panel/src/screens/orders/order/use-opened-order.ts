import { useQueryClient } from '@tanstack/react-query'
import { readOrderCall } from '@vitrine/contract/orders/panel-calls'
import type { Order, OrderEvent } from '@vitrine/domain/orders/order'
import { orderProblemText } from '@vitrine/domain/orders/order-states'
import { type OrderAct, problemOf } from '@vitrine/domain/orders/order-table'
import { unitTexts } from '@vitrine/domain/orders/parcels/fulfill-order'
import { eventText, type WriteAmount } from '@vitrine/domain/orders/record/fact-text'
import type { OrderRefund } from '@vitrine/domain/orders/refunds/order-refund'
import { refundReasonText } from '@vitrine/domain/orders/refunds/refund-cause'
import { useState } from 'react'
import { callQuery } from '../../../call/call-query.ts'
import { useFormat } from '../../../format/use-format.ts'
import type { ChangeState } from '../../../parts/changes/use-change.ts'
import { type OrderChange, useOrderChange } from './use-order-change.ts'

interface OpenedOrderOptions {
  /** What the dialog does; left out where amounts say whether it can be done. */
  readonly act?: OrderAct
  /** Whether others did what the dialog is for, where the state of the order alone does not say so. */
  readonly isNothingLeft?: (now: Order) => boolean
  readonly onDone: () => void
  /** Told of the order as it stands now, where somebody else changed it: fields that nobody touched take what it has. */
  readonly onTaken?: (now: Order, before: Order) => void
}

interface OpenedOrder {
  readonly order: Order
  /** What the dialog sends; refused, it says what others did meanwhile. */
  readonly change: OrderChange
  /** Whether others did what leaves nothing to do here: it cannot be sent any more. */
  readonly isOver: boolean
}

/**
 * The order of an open dialog. It stays as it was when the dialog was opened, until somebody else is found to have changed it: then it is the one
 * that stands now, with what is typed, so that it can be sent again.
 */
export function useOpenedOrder(
  opened: Order,
  { act, isNothingLeft = () => false, onDone, onTaken }: OpenedOrderOptions,
): OpenedOrder {
  const queries = useQueryClient()
  const { money } = useFormat()
  const [order, setOrder] = useState(opened)
  const [meanwhile, setMeanwhile] = useState<string | null>(null)
  const change = useOrderChange(onDone)
  const take = async () => {
    const read = await queries
      .fetchQuery(callQuery(readOrderCall, { params: { orderId: order.id } }))
      .catch(() => null)
    // Where it did not change, it is refused as it stands, and would be again.
    if (!read || read.order.updatedAtMs === order.updatedAtMs) return
    const now = read.order
    const problem = act ? problemOf(now, act) : null
    const told = toldOf(order, now, (amount) => money(amount.cents, amount.currency))
    const text = isNothingLeft(now) ? nothingLeftText(told) : meanwhileText(told)
    setMeanwhile(problem ? orderProblemText[problem] : text)
    setOrder(now)
    onTaken?.(now, order)
  }
  return {
    order,
    isOver:
      order !== opened && ((act !== undefined && problemOf(order, act) !== null) || isNothingLeft(order)),
    change: {
      ...change,
      state: meanwhile === null ? change.state : withMessage(change.state, meanwhile),
      send: async (sending, saved) => {
        setMeanwhile(null)
        const refused = await change.send(sending, saved)
        if (refused?.status === 409) await take()
        return refused
      },
    },
  }
}

/** The same, but for what is said of a refusal. */
function withMessage(state: ChangeState, message: string): ChangeState {
  return state.kind === 'refused' ? { ...state, refusal: { ...state.refusal, message } } : state
}

/** What others did to an order, in words. */
function toldOf(before: Order, now: Order, write: WriteAmount): string {
  const events = now.history.slice(before.history.length)
  const known = new Set(before.refunds?.map(({ id }) => id))
  const refunds = now.refunds?.filter(({ id }) => !known.has(id)) ?? []
  const texts = events.map((event, place) => {
    const refund = event.kind === 'refunded' && refunds.find(({ atMs }) => atMs === event.atMs)
    // What follows from a refund has its moment: that all money went back is told in the words of the history.
    const isFirst = events.findIndex(({ kind, atMs }) => kind === 'refunded' && atMs === event.atMs) === place
    if (!refund || !isFirst) return notedText(event, write)
    const what = refundTold(now, refund, write)
    return event.by === '' ? what : `${event.by}: ${what}`
  })
  return texts.join(', ')
}

/** What a refund gave back: how much, of what, and why. */
function refundTold(order: Order, refund: OrderRefund, write: WriteAmount): string {
  const amount = write({ cents: refund.cents, currency: order.currency })
  const units = unitTexts(
    order,
    refund.lines.filter(({ quantity }) => quantity > 0),
  ).join('; ')
  const reason = refundReasonText(refund)
  const what = refund.state === 'DONE' ? `${amount} refunded` : `${amount} being refunded`
  return [what, units && `: ${units}`, reason && ` (${reason.replace(/\.$/, '')})`].join('')
}

/** What else happened, in the words of the history. */
function notedText(event: OrderEvent, write: WriteAmount): string {
  const { by } = event
  const what = eventText(event, write).replace(/\.$/, '')
  return by === '' ? `noted “${what}”` : `${by} noted “${what}”`
}

/** Says what others did to an order, and what to do now. */
function meanwhileText(told: string): string {
  return told === ''
    ? 'This order was changed meanwhile. What you entered is still here: look it over, and send it again.'
    : `This order was changed meanwhile: ${told}. What you entered is still here: look it over, and send it again.`
}

/** The same where that leaves nothing to do. */
function nothingLeftText(told: string): string {
  return told === ''
    ? 'This order was changed meanwhile. Nothing is left to be done here.'
    : `This order was changed meanwhile: ${told}. Nothing is left to be done here.`
}
