import type { erasePersonCall, exportPersonCall } from '@vitrine/contract/customers/person-calls'
import { presentPanelOrder } from '@vitrine/domain/orders/present-panel-order'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { erasePerson } from './erase-person.ts'
import { gatherPerson } from './gather-person.ts'

/** Answers everything that is kept of a person under their e-mail address. */
export async function getPerson(
  exchange: Exchange<typeof exportPersonCall>,
): Promise<AnswerTo<typeof exportPersonCall>> {
  const { customerId } = exchange.params
  return exchange.store.transaction(async (tables) => {
    const person = await tables.customers.find(customerId)
    if (!person) return notFound()
    const { orders, ...rest } = await gatherPerson(tables, person.email)
    await recordAuditEntry(tables, exchange, {
      subjectId: customerId,
      summary: 'Customer: all that is kept exported',
    })
    return reply({
      exportedAtMs: exchange.services.clock(),
      person,
      orders: orders.map(presentPanelOrder),
      ...rest,
    })
  })
}

/** Erases a person, all in one transaction; their orders stay, and are nobody's. */
export async function postErasure(
  exchange: Exchange<typeof erasePersonCall>,
): Promise<AnswerTo<typeof erasePersonCall>> {
  const { params, body } = exchange
  return exchange.store.transaction(async (tables) => {
    const person = await tables.customers.lock(params.customerId)
    if (!person) return notFound()
    const erased = await erasePerson(tables, { email: person.email, comments: body.comments }, exchange)
    const { ordersKept, comments, submissions } = erased
    await recordAuditEntry(tables, exchange, {
      subjectId: person.id,
      summary: `Customer: erased; orders kept: ${ordersKept}, comments ${body.comments}: ${comments}, submissions of forms removed: ${submissions}`,
    })
    return reply(erased)
  })
}

const notFound = () => refuse('not-found', failureText.notFound)
