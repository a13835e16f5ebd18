import { listPanelCommentsCall } from '@vitrine/contract/comments/panel-calls'
import type {
  changeCustomerCall,
  readCustomerCall,
  refuseNewsCall,
} from '@vitrine/contract/customers/panel-calls'
import { checkCustomer, tidyTags } from '@vitrine/domain/customers/check-customer'
import { acceptsNews, type Customer } from '@vitrine/domain/customers/customer'
import { refuseNews } from '@vitrine/domain/customers/refuse-news'
import { presentOrderRow } from '@vitrine/domain/orders/present-order-row'
import { changedMeanwhileText, checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { SiteStore } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, type Refusal, refuse, reply } from '../http/reply/reply.ts'
import { leaveAllLists } from '../newsletter/leave-all-lists.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'

/** Orders and comments that stand on a person's record. */
const shownOrders = 50
const shownComments = 50

/** Answers a person with what they ordered and wrote. */
export async function getCustomer({
  params,
  store,
  account,
}: Exchange<typeof readCustomerCall>): Promise<AnswerTo<typeof readCustomerCall>> {
  const customer = await store.customers.find(params.customerId)
  if (!customer) return notFound()
  const ids = await store.customers.orderIds(customer.id, shownOrders + 1)
  const orders = await store.orders.findMany(ids.slice(0, shownOrders))
  const { policy } = listPanelCommentsCall
  const mayReadComments =
    policy.kind === 'owner' && (account?.roles ?? []).some((role) => policy.roles.includes(role))
  return reply({
    customer,
    orders: orders.map((order) => presentOrderRow(order)),
    hasMoreOrders: ids.length > shownOrders,
    comments: mayReadComments ? await commentsOf(store, customer) : [],
  })
}

/** Changes what owners note of a person. */
export async function putCustomer(
  exchange: Exchange<typeof changeCustomerCall>,
): Promise<AnswerTo<typeof changeCustomerCall>> {
  const { body, services } = exchange
  const errors = checkCustomer(body)
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
  return changeCustomer(exchange, 'tags and notes changed', (customer) =>
    customer.updatedAtMs === body.updatedAtMs
      ? {
          ...customer,
          tags: tidyTags(body.tags),
          notes: body.notes.trim(),
          updatedAtMs: Math.max(services.clock(), customer.updatedAtMs + 1),
        }
      : refuse('changed-meanwhile', changedMeanwhileText),
  )
}

/** Writes down that a person wants no more news. */
export async function postNewsRefusal(
  exchange: Exchange<typeof refuseNewsCall>,
): Promise<AnswerTo<typeof refuseNewsCall>> {
  const stamp = stampOf(exchange)
  return changeCustomer(exchange, 'wants no more news', (customer) => refuseNews(customer, stamp))
}

type CustomerExchange = Exchange<typeof changeCustomerCall> | Exchange<typeof refuseNewsCall>

const stampOf = ({ services, account }: CustomerExchange) => ({
  nowMs: services.clock(),
  by: account?.displayName ?? '',
})

/** The record of acts names nobody: it stays when a person is erased. */
function changeCustomer(
  exchange: CustomerExchange,
  summary: string,
  change: (customer: Customer) => Customer | Refusal,
): Promise<AnswerTo<typeof changeCustomerCall>> {
  const { customerId } = exchange.params
  return exchange.store.transaction(async (tables) => {
    const customer = await tables.customers.lock(customerId)
    if (!customer) return notFound()
    const changed = change(customer)
    if ('body' in changed) return changed
    if (changed !== customer) {
      await tables.customers.save(changed)
      if (acceptsNews(customer) && !acceptsNews(changed))
        await leaveAllLists(tables, customer.email, stampOf(exchange))
      await recordAuditEntry(tables, exchange, { subjectId: customerId, summary: `Customer: ${summary}` })
    }
    return reply({ customer: changed })
  })
}

async function commentsOf(store: SiteStore, { email }: Customer) {
  const comments = await store.comments.ofAuthor(email, shownComments)
  const items = await store.items.findMany([...new Set(comments.map(({ itemId }) => itemId))])
  const titles = new Map(items.map(({ id, title }) => [id, title]))
  return comments.map(({ id, itemId, body, status, createdAtMs }) => ({
    id,
    itemTitle: titles.get(itemId) ?? '',
    body,
    status,
    createdAtMs,
  }))
}

const notFound = () => refuse('not-found', failureText.notFound)
