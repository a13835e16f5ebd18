import { sampleAddress } from '../check-out.ts'
import type { Visitor } from '../visit.ts'

/** An order that an owner drafted, and the link by which it is paid. */
export interface DraftedOrder {
  readonly id: string
  readonly totalCents: number
  /** The path and the query of the link. */
  readonly path: string
  /** Opens the checkout of the link; gives the token of its cart. */
  readonly openCheckout: (buyer: Visitor) => Promise<string>
}

/** Drafts an order of 15.00 for what is of no product, and makes its link. */
export async function draftOrder(owner: Visitor, more: object = {}): Promise<DraftedOrder> {
  const made = await owner.send('POST', drafts, { ...contents, ...more })
  if (made.status !== 200) throw new Error(`${made.status}: ${made.text}`)
  const { id } = (made.json as Shown).proposal
  const shown = (await owner.send('POST', `${drafts}/${id}/link`, {})).json as Shown
  const { pathname, search } = new URL(shown.url)
  const path = pathname + search
  const openCheckout = async (buyer: Visitor) => {
    const { location } = await buyer.submit(path, {})
    return new URL(location ?? '', 'http://shop').searchParams.get('cartToken') ?? ''
  }
  return { id, totalCents: shown.prices.totalCents, path, openCheckout }
}

const drafts = '/api/panel/order-drafts'

const contents = {
  lines: [
    {
      kind: 'free',
      id: 'a1',
      title: 'Engraving',
      quantity: 1,
      unitPriceCents: 1_500,
      isSent: false,
      taxClass: 'standard',
    },
  ],
  email: 'ada@example.com',
  phone: '',
  shippingAddress: sampleAddress,
  billingAddress: sampleAddress,
  discount: null,
  delivery: null,
  message: '',
  note: '',
  validDays: 14,
}

interface Shown {
  readonly proposal: { readonly id: string }
  readonly prices: { readonly totalCents: number }
  readonly url: string
}
