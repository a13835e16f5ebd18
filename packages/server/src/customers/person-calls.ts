import type {
  erasePersonByEmailCall,
  erasePersonCall,
  exportPersonByEmailCall,
  exportPersonCall,
} from '@vitrine/contract/customers/person-calls'
import { emailWrongText, isEmail } from '@vitrine/domain/contact/email-address'
import type { Customer } from '@vitrine/domain/customers/customer'
import { presentPanelOrder } from '@vitrine/domain/orders/present-panel-order'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { type ActOf, recordAuditEntry } from '../owners/record-audit-entry.ts'
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
    if (await tables.payments.hasOpenOf(person.email)) return refuse('payment-open', paymentOpenText)
    return reply(await erase(tables, { email: person.email, person, comments: body.comments }, exchange))
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
    if (await tables.payments.hasOpenOf(email)) return refuse('payment-open', paymentOpenText)
    const person = (await tables.customers.lockByEmail(email)) ?? null
    return reply(await erase(tables, { email, person, comments }, exchange))
  })
}

/** Whose data it is; who never bought is no customer. */
interface Person {
  readonly email: string
  readonly person: Customer | null
}

async function handOut(tables: SiteTables, { email, person }: Person, act: ActOf) {
  const { orders, ...rest } = await gatherPerson(tables, email)
  await recordAuditEntry(tables, act, {
    subjectId: person?.id ?? '',
    summary: 'Customer: all that is kept exported',
  })
  const exportedAtMs = act.services.clock()
  return { exportedAtMs, person, orders: orders.map(presentPanelOrder), ...rest }
}

/** The record of acts names nobody. */
async function erase(
  tables: SiteTables,
  asked: Person & { readonly comments: 'anonymous' | 'removed' },
  exchange: Pick<Exchange, 'services' | 'site'> & ActOf,
) {
  const erased = await erasePerson(tables, asked, exchange)
  const { ordersKept, comments, submissions } = erased
  await recordAuditEntry(tables, exchange, {
    subjectId: asked.person?.id ?? '',
    summary: `Customer: erased; orders kept: ${ordersKept}, comments ${asked.comments}: ${comments}, submissions of forms removed: ${submissions}`,
    leavesNothing: true,
  })
  return erased
}

const notFound = () => refuse('not-found', failureText.notFound)

const emailWrong = () => refuse('fields-wrong', checkFieldsText, { errors: { email: emailWrongText } })
