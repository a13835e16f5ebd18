import { setTimeout as wait } from 'node:timers/promises'
import type {
  guestWithdrawalFormCall,
  guestWithdrawalPageCall,
} from '@vitrine/contract/orders/withdrawal-calls'
import { emailKey } from '@vitrine/domain/contact/email-address'
import { hasWithdrawalPage, withdrawalPagePath } from '@vitrine/domain/legal/withdrawal-function'
import type { Order } from '@vitrine/domain/orders/order'
import { orderMeant, typedNumbers } from '@vitrine/domain/orders/withdrawals/typed-numbers'
import { checkPerson, guestAsk } from '@vitrine/domain/orders/withdrawals/withdraw'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type PageAnswer, refuse } from '../../http/reply/reply.ts'
import { tooMany } from '../../http/reply/too-many.ts'
import { receivedText, typedTexts } from './declared-texts.ts'
import { enqueueUnplaced } from './enqueue-unplaced.ts'
import { recordWithdrawal } from './record-withdrawal.ts'
import { showWithdrawal } from './show-withdrawal.ts'
import { hasWithdrawalRight } from './withdrawal-link.ts'

type FormExchange = Exchange<typeof guestWithdrawalFormCall>

/** Declarations by network, by e-mail address and by site, each in an hour. */
const limits = { address: 10, email: 5, site: 300 }
const windowMs = 3_600_000

/** Every declaration takes so long at the least: nobody learns by the time whether there is such an order. */
const answerMs = 300

/** Shows the page on which guests withdraw. */
export async function getGuestWithdrawal(
  exchange: Exchange<typeof guestWithdrawalPageCall>,
): Promise<PageAnswer> {
  if (!hasWithdrawalPage(exchange.site, exchange.services.clock()))
    return refuse('not-found', failureText.notFound)
  return show(exchange, { step: 'write' })
}

/** Takes its forms. Whether there is an order with the number and the address is told by the receipt alone, which goes to that address. */
export async function postGuestWithdrawal(exchange: FormExchange): Promise<PageAnswer> {
  const { site, services } = exchange
  if (!hasWithdrawalPage(site, services.clock())) return refuse('not-found', failureText.notFound)
  const { name = '', email = '', orderNumber = '', part = '', step } = exchange.form
  const values = { name, email, orderNumber, part }
  if (step === 'write') return show(exchange, { step: 'write', values })
  const errors = {
    ...(typedNumbers(orderNumber).length === 0 && { orderNumber: numberMissing }),
    // What fits no order is mailed on as it was typed.
    ...(orderNumber.length > 100 && { orderNumber: 'Use at most 100 characters.' }),
    ...checkPerson(values),
    ...(part.length > 500 && { part: 'Use at most 500 characters.' }),
  }
  if (Object.keys(errors).length > 0) return show(exchange, { step: 'write', values, errors })
  if (step !== 'confirm')
    return show(exchange, { step: 'confirm', values, statement: typedTexts(values, site) })

  const beginMs = performance.now()
  const retryAfterMs = await countTry(exchange, email)
  if (retryAfterMs !== null) return tooMany(retryAfterMs)
  await declare(exchange, values)
  await wait(Math.max(0, answerMs - (performance.now() - beginMs)))
  return show(exchange, { step: 'done', told: toldOf(exchange, email.trim()) })
}

const numberMissing = 'Please give the number of the order. It stands in the mail about it.'

async function declare(
  { store, site, services }: FormExchange,
  sent: {
    readonly name: string
    readonly email: string
    readonly orderNumber: string
    readonly part: string
  },
): Promise<void> {
  const named = await Promise.all(
    typedNumbers(sent.orderNumber).map((number) => store.orders.findByNumber(number)),
  )
  const theirs = named.flatMap((order) =>
    order && emailKey(order.contact.email) === emailKey(sent.email) ? [order] : [],
  )
  const order = orderMeant(theirs, sent.orderNumber)
  if (order && hasWithdrawalRight(order, site, services.clock())) {
    const ask = (now: Order, nowMs: number) => guestAsk(now, sent, nowMs)
    await recordWithdrawal(store, { orderId: order.id, ask, services })
    return
  }
  const declaration = { ...sent, email: sent.email.trim(), atMs: services.clock() }
  await store.transaction((tables) => enqueueUnplaced(tables, declaration, services))
}

function toldOf({ site, services }: FormExchange, email: string): readonly string[] {
  const say = sayIn(site.language)
  return [
    say('Your declaration is received.'),
    receivedText({ atMs: services.clock() }, site),
    say(
      'If there is an order with this number and the address {email}, and it can be withdrawn from, that is done, and a receipt with all of it is on its way there. Otherwise the shop reads what you declared, and answers you.',
      { email },
    ),
    site.contactEmail === ''
      ? say(
          'If none comes within some minutes, compare number and address with the mail about your order, and declare it again.',
        )
      : say(
          'If none comes within some minutes, compare number and address with the mail about your order, and declare it again or write to {email}.',
          { email: site.contactEmail },
        ),
  ]
}

/** Counts a declaration; returns how long to wait where there were too many. */
async function countTry({ store, services, visitor }: FormExchange, email: string): Promise<number | null> {
  const keys = [
    [`withdrawal:address:${visitor.address}`, limits.address],
    [`withdrawal:email:${emailKey(email)}`, limits.email],
    ['withdrawal:site', limits.site],
  ] as const
  for (const [key, max] of keys) {
    const taken = await store.rateLimits.take(key, { max, windowMs, nowMs: services.clock() })
    if (!taken.allowed) return taken.retryAfterMs
  }
  return null
}

type Shown = Omit<Parameters<typeof showWithdrawal>[1], 'path' | 'backUrl'>

function show(exchange: Pick<Exchange, 'site' | 'view'>, shown: Shown): Promise<PageAnswer> {
  const { continueShoppingUrl } = exchange.site.store
  return showWithdrawal(exchange, { path: withdrawalPagePath, backUrl: continueShoppingUrl, ...shown })
}
