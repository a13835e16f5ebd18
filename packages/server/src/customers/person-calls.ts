import type {
  erasePersonByEmailCall,
  erasePersonCall,
  exportPersonByEmailCall,
  exportPersonCall,
} from '@vitrine/contract/customers/person-calls'
import { emailWrongText, isEmail } from '@vitrine/domain/contact/email-address'
import type { Customer } from '@vitrine/domain/customers/customer'
import { type HeldAddress, stillMs } from '@vitrine/domain/members/held-address'
import { presentPanelOrder } from '@vitrine/domain/orders/present-panel-order'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { type ActOf, recordAuditEntry } from '../owners/record-audit-entry.ts'
import { hasOpenPayment, heldAddresses } from '../subscribed/held-addresses.ts'
import { erasePerson, paymentOpenText } from './erase-person.ts'
import { gatherPerson } from './gather-person.ts'

/** Answers everything that is kept of a customer under their e-mail address. */
export async function getPerson(
  exchange: Exchange<typeof exportPersonCall>,
): Promise<AnswerTo<typeof exportPersonCall>> {
  return exchange.store.transaction(async (tables) => {
    const person = await tables.customers.find(exchange.params.customerId)
    return person ? reply(await handOut(tables, { email: person.email, person }, exchange)) : notFound()
  })
}

/** Answers the same of anybody, by their address. */
export async function postPersonByEmail(
  exchange: Exchange<typeof exportPersonByEmailCall>,
): Promise<AnswerTo<typeof exportPersonByEmailCall>> {
  const email = exchange.body.email.trim()
  if (!isEmail(email)) return emailWrong()
  return exchange.store.transaction(async (tables) => {
    const person = (await tables.customers.findByEmail(email)) ?? null
    return reply(await handOut(tables, { email, person }, exchange))
  })
}

/** Erases a customer, all in one transaction; their orders stay, and are nobody's. */
export async function postErasure(
  exchange: Exchange<typeof erasePersonCall>,
): Promise<AnswerTo<typeof erasePersonCall>> {
  const { params, body } = exchange
  return exchange.store.transaction(async (tables) => {
    const person = await tables.customers.lock(params.customerId)
    if (!person) return notFound()
    return erase(tables, { email: person.email, person, comments: body.comments }, exchange)
  })
}

/** Erases anybody, by their address. */
export async function postErasureByEmail(
  exchange: Exchange<typeof erasePersonByEmailCall>,
): Promise<AnswerTo<typeof erasePersonByEmailCall>> {
  const { comments } = exchange.body
  const email = exchange.body.email.trim()
  if (!isEmail(email)) return emailWrong()
  return exchange.store.transaction(async (tables) => {
    const person = (await tables.customers.lockByEmail(email)) ?? null
    return erase(tables, { email, person, comments }, exchange)
  })
}

/** Whose data it is; who never bought is no customer. */
interface Person {
  readonly email: string
  readonly person: Customer | null
}

async function handOut(tables: SiteTables, { email, person }: Person, act: ActOf) {
  const [current, ...formerAddresses] = await gatherEach(tables, await addressesOf(tables, email))
  await recordAuditEntry(tables, act, {
    subjectId: person?.id ?? '',
    summary: 'Customer: all that is kept exported',
  })
  const { email: _, ...kept } = current
  return { exportedAtMs: act.services.clock(), person, ...kept, formerAddresses }
}

/** An address, and those that the account of whoever has it had before: what is kept under them is theirs, too. */
async function addressesOf(tables: SiteTables, email: string): ReturnType<typeof heldAddresses> {
  const member = await tables.members.findByEmail(email)
  return member ? heldAddresses(tables, { id: member.id, email }) : [{ email, untilMs: stillMs }]
}

async function gatherEach(tables: SiteTables, [held, ...former]: readonly [HeldAddress, ...HeldAddress[]]) {
  const gather = async (address: HeldAddress) => {
    const { orders, ...rest } = await gatherPerson(tables, address)
    return { email: address.email, orders: orders.map(presentPanelOrder), ...rest }
  }
  const others = []
  const current = await gather(held)
  for (const address of former) others.push(await gather(address))
  return [current, ...others] as const
}

/** The record of acts names nobody. */
async function erase(
  tables: SiteTables,
  asked: Person & { readonly comments: 'anonymous' | 'removed' },
  exchange: Pick<Exchange, 'services' | 'site'> & ActOf,
): Promise<AnswerTo<typeof erasePersonCall>> {
  const addresses = await addressesOf(tables, asked.email)
  for (const address of addresses)
    if (await hasOpenPayment(tables, address)) return refuse('payment-open', paymentOpenText)
  const erased = { ordersKept: 0, comments: 0, submissions: 0, mails: 0, newsletters: 0 }
  for (const address of addresses) {
    const counted = await erasePerson(tables, { address, comments: asked.comments }, exchange)
    for (const what of countedThings) erased[what] += counted[what]
  }
  const { ordersKept, comments, submissions } = erased
  await recordAuditEntry(tables, exchange, {
    subjectId: asked.person?.id ?? '',
    summary:
      asked.comments === 'anonymous'
        ? `Customer: erased; orders kept: ${ordersKept}, comments anonymous: ${comments}, submissions of forms removed: ${submissions}`
        : `Customer: erased; orders kept: ${ordersKept}, comments removed: ${comments}, submissions of forms removed: ${submissions}`,
    leavesNothing: true,
  })
  return reply(erased)
}

const countedThings = ['ordersKept', 'comments', 'submissions', 'mails', 'newsletters'] as const

const notFound = () => refuse('not-found', failureText.notFound)

const emailWrong = () => refuse('fields-wrong', checkFieldsText, { errors: { email: emailWrongText } })
