import type {
  leaveRemindersCall,
  recoverCartCall,
  reminderLeavePageCall,
} from '@vitrine/contract/reminders/calls'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { cartCookies } from '../cart/held/cart-cookies.ts'
import { readerKey } from '../cart/reminders/reader-key.ts'
import type { Exchange } from '../http/exchange.ts'
import type { RefusalCode } from '../http/reply/refusal-status.ts'
import { type PageAnswer, pageReply, redirect } from '../http/reply/reply.ts'
import { tooMany } from '../http/reply/too-many.ts'
import { recoverCart } from './recover-cart.ts'
import { readReminderToken, reminderPath } from './reminder-link.ts'

/** Number of the page of those who leave (specification, section 2). */
const leavePageType = 300

type LinkExchange = Pick<Exchange, 'site' | 'store' | 'services' | 'view' | 'origin' | 'call'> & {
  readonly query: { readonly token?: string | undefined }
}

/** Gives whoever opens the link what was in their cart, on this device too. A cart that was bought meanwhile is not shown again. */
export async function getRecoverCart(exchange: Exchange<typeof recoverCartCall>): Promise<PageAnswer> {
  const { isSigned, reminder } = await findByLink(exchange, 'recover')
  if (!isSigned) return withoutReminder(exchange, isSigned)
  const say = sayIn(exchange.site.language)
  const recovered = reminder ? await recoverCart(exchange.store, reminder, exchange) : null
  if (recovered === null)
    return page(
      exchange,
      html`<p role="status">${say('This cart is not there any more: it was bought, or is too old.')}</p>`,
    )
  if ('retryAfterMs' in recovered) return tooMany(recovered.retryAfterMs)
  return redirect('/cart', { cookies: cartCookies(recovered.token, exchange.visitor) })
}

/** Shows the page that forgets somebody by its button: programs that look at links change nothing. */
export async function getReminderLeave(
  exchange: Exchange<typeof reminderLeavePageCall>,
): Promise<PageAnswer> {
  const { isSigned, reminder, context } = await findByLink(exchange, 'leave')
  if (!reminder) return withoutReminder(exchange, isSigned)
  const address = reminderPath('leave', reminder.id, context)
  const say = sayIn(exchange.site.language)
  return page(
    exchange,
    html`<p>${say('Shall {email} get no more mail about carts that were left?', { email: reminder.email })}</p><form class="newsletter-page-form" method="post" action="${address}"><button class="newsletter-page-button sqs-system-button sqs-editable-button sqs-button-element--primary" type="submit">${say('Send me no more')}</button></form>`,
  )
}

/** Forgets what somebody agreed to: by the button of the page, or by a mail program alone (RFC 8058). */
export async function postReminderLeave(exchange: Exchange<typeof leaveRemindersCall>): Promise<PageAnswer> {
  const { isSigned, reminder } = await findByLink(exchange, 'leave')
  if (!reminder) return withoutReminder(exchange, isSigned)
  const { email } = reminder
  const { store, site, services } = exchange
  const key = readerKey(email, { websiteId: site.id, secret: services.secret })
  await store.transaction(async ({ reminders }) => {
    await reminders.refuse(key)
    await reminders.removeOfEmail(email)
  })
  const say = sayIn(exchange.site.language)
  const done = say('{email} gets no more mail about carts that were left.', { email })
  return page(exchange, html`<p role="status">${done}</p>`)
}

function withoutReminder(exchange: LinkExchange, isSigned: boolean): Promise<PageAnswer> {
  const say = sayIn(exchange.site.language)
  return isSigned
    ? page(
        exchange,
        html`<p role="status">${say('Nothing is kept under this link any more: no more mail comes by it.')}</p>`,
      )
    : page(
        exchange,
        html`<p role="status">${say('This link is not complete. Please copy it whole from the mail.')}</p>`,
        'reminder-link-wrong',
      )
}

async function page(exchange: LinkExchange, body: Markup, refused?: RefusalCode): Promise<PageAnswer> {
  const { view, origin, call } = exchange
  const shown = await view()
  const say = sayIn(exchange.site.language)
  const title = say('Your cart')
  const mainContent =
    html`<div class="form-sent-page restock-page"><h1>${title}</h1>${body}<p><a href="/">${say('Back to the site')}</a></p></div>`
      .text
  const headHtml = '<meta name="robots" content="noindex">'
  const made = await shown.renderSystemPage(
    { pageType: leavePageType, title, mainContent, headHtml },
    { origin, path: call.path },
  )
  return pageReply(made.html, {
    scriptHashes: made.scriptHashes,
    needs: made.needs,
    refused: refused ?? null,
  })
}

async function findByLink({ query, site, store, services }: LinkExchange, purpose: 'recover' | 'leave') {
  const context = { secret: services.secret, websiteId: site.id }
  const id = readReminderToken(purpose, query.token ?? '', context)
  const reminder = id === null ? undefined : await store.reminders.find(id)
  return { isSigned: id !== null, reminder, context }
}
