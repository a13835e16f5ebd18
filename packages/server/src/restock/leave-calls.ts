import type { leaveRestockCall, restockLeavePageCall } from '@vitrine/contract/restock/calls'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { html } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../http/exchange.ts'
import type { RefusalCode } from '../http/reply/refusal-status.ts'
import type { PageAnswer } from '../http/reply/reply.ts'
import { readRestockToken, restockLeavePath } from './restock-link.ts'
import { restockPage } from './restock-page.ts'

type LeaveExchange = Pick<Exchange, 'site' | 'store' | 'services' | 'view' | 'origin' | 'call'> & {
  readonly query: { readonly token?: string | undefined }
}

/** Shows the page that forgets an address by its button: programs that look at links change nothing. */
export async function getRestockLeave(exchange: Exchange<typeof restockLeavePageCall>): Promise<PageAnswer> {
  const found = await findByLink(exchange)
  if (found.email === null) return withoutAddress(exchange, found.isSigned)
  const say = sayIn(exchange.site.language)
  const address = restockLeavePath(found.token)
  return restockPage(exchange, {
    pageType: 300,
    title: say(title),
    body: html`<p>${say('Shall {email} get no more mail about what is back in stock? You can always ask again on the page of a product.', { email: found.email })}</p><form class="newsletter-page-form" method="post" action="${address}"><button class="newsletter-page-button sqs-system-button sqs-editable-button sqs-button-element--primary" type="submit">${say('Send me no more')}</button></form><p><a href="/">${say('Back to the site')}</a></p>`,
  })
}

/** Forgets all that an address waits for: by the button of the page, or by a mail program alone (RFC 8058). */
export async function postRestockLeave(exchange: Exchange<typeof leaveRestockCall>): Promise<PageAnswer> {
  const found = await findByLink(exchange)
  if (found.email === null) return withoutAddress(exchange, found.isSigned)
  await exchange.store.restock.removeOfEmail(found.email)
  const say = sayIn(exchange.site.language)
  return leavePage(
    exchange,
    say('{email} gets no more mail about what is back in stock.', { email: found.email }),
  )
}

const title = 'Back in stock'

/** The link was not made here, or what it was for is forgotten already. */
function withoutAddress(exchange: LeaveExchange, isSigned: boolean): Promise<PageAnswer> {
  const say = sayIn(exchange.site.language)
  return isSigned
    ? leavePage(exchange, say('Nothing is kept under this link any more: no more mail comes by it.'))
    : leavePage(
        exchange,
        say('This link is not complete. Please copy it whole from the mail.'),
        'restock-link-wrong',
      )
}

function leavePage(exchange: LeaveExchange, text: string, refused?: RefusalCode): Promise<PageAnswer> {
  const say = sayIn(exchange.site.language)
  const body = html`<p role="status">${text}</p><p><a href="/">${say('Back to the site')}</a></p>`
  return restockPage(exchange, { pageType: 300, title: say(title), body, ...(refused && { refused }) })
}

async function findByLink({ query, site, store, services }: LeaveExchange) {
  const { token = '' } = query
  const id = readRestockToken(token, { secret: services.secret, websiteId: site.id })
  const signUp = id === null ? undefined : await store.restock.find(id)
  return { isSigned: id !== null, email: signUp?.email ?? null, token }
}
