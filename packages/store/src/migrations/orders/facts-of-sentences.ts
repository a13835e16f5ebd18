import { causes, type Fact, refusals, sentences } from './sentences-of-orders.ts'

/** Of an order as it was written, what told of it in sentences. */
export interface OldOrder {
  readonly currency: string
  readonly history: readonly OldEvent[]
  readonly refunds?: readonly OldRefund[]
}

interface OldEvent {
  readonly kind: string
  readonly text: string
  readonly fact?: Fact
}

interface OldRefund {
  readonly by: string
  readonly reason: string
  readonly message: string
}

/** An order with facts in the place of sentences, as far as the shop wrote them. */
export function withFacts(order: OldOrder): OldOrder {
  const history = order.history.map((event, place) => eventWithFact(event, place, order))
  const refunds = order.refunds?.map(refundWithCodes)
  return { ...order, history, ...(refunds && { refunds }) }
}

function eventWithFact(event: OldEvent, place: number, { history, currency }: OldOrder): OldEvent {
  if (event.fact) return event
  // That a parcel was sent became a note when it was taken back.
  const wasTakenBack = history.slice(place + 1).some(({ text }) => text === 'The fulfillment was undone.')
  const sent =
    event.kind === 'note' && wasTakenBack ? factOf({ ...event, kind: 'fulfilled' }, currency) : null
  const fact = sent ?? factOf(event, currency)
  return fact ? { ...event, text: '', fact } : event
}

/** The fact that an event told in a sentence; null where somebody wrote it in words of their own. */
function factOf({ kind, text }: OldEvent, currency: string): Fact | null {
  for (const { kinds, pattern, fact } of sentences) {
    const found = kinds.includes(kind) ? pattern.exec(text) : null
    if (found)
      return fact(
        found.slice(1).map((value) => value ?? ''),
        currency,
      )
  }
  return null
}

function refundWithCodes(refund: OldRefund): OldRefund {
  const cause = refund.by === '' ? causes[refund.reason] : undefined
  const refusal = refusals[refund.message]
  return {
    ...refund,
    ...(cause && { reason: '', cause }),
    ...(refusal && { message: '', refusal }),
  }
}
