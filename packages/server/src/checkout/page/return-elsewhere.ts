import { attemptText, placeRefusalText } from '@vitrine/domain/checkout/place-refusals'
import { visitorWords } from '@vitrine/site/words/visitor-words'
import { html } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../../http/exchange.ts'
import { documentReply } from '../../http/reply/plain-document.ts'
import type { PageReply } from '../../http/reply/reply.ts'
import type { PlaceOutcome } from '../outcome.ts'

/** Number of the checkout (specification, section 2). */
const checkoutPageType = 201

/** What became of a payment that no order came of, so far. */
type OpenOutcome = Exclude<PlaceOutcome, { readonly kind: 'placed' }>

/**
 * Says what became of a payment to a buyer who comes back in another browser than the one that has the cart, as the apps of banks do. The
 * address of a return passes through others' hands: nothing of the cart is shown for it, and nothing is offered to be paid.
 */
export async function showReturnElsewhere(
  exchange: Pick<Exchange, 'site' | 'view'>,
  outcome: OpenOutcome,
): Promise<PageReply> {
  const { say, sayComposed } = visitorWords(exchange.site.language)
  const title = say('Your payment')
  const next =
    outcome.kind === 'processing'
      ? say(
          'You need do nothing more. Please do not pay again: your order is placed when the payment arrives.',
        )
      : say(
          'To go on, please open the checkout again in the browser in which you began. It shows how your payment stands.',
        )
  const mainContent = html`<div class="vt-order"><header class="vt-order-head"><h1>${title}</h1><p role="status">${sayComposed(sayOutcome(outcome))}</p><p>${next}</p></header></div>`
  const page = {
    pageType: checkoutPageType,
    title,
    mainContent: mainContent.text,
    entry: 'order-page',
  } as const
  return documentReply(exchange, page)
}

/** What the buyer reads of a payment that no order came of, so far. */
export function sayOutcome(outcome: OpenOutcome): string {
  switch (outcome.kind) {
    case 'refused':
      return placeRefusalText(outcome)
    case 'unclear':
      return attemptText[outcome.problem]
    default:
      return outcome.message
  }
}
