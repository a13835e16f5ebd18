import type { ReplyOf } from '@vitrine/contract/call'
import type { changeSetUpCall, readStartCall } from '@vitrine/contract/website/start-calls'
import { lowStockMost } from '@vitrine/domain/catalogue/stock'
import type { RowTest } from '@vitrine/domain/lists/row-tests'
import { dayBounds } from '@vitrine/domain/time/day-bounds'
import type { Account } from '@vitrine/store/owners/accounts'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { readSetUp } from './read-set-up.ts'

type Start = ReplyOf<typeof readStartCall>
type StartExchange = Exchange<typeof readStartCall>

/** Answers what waits, how today goes and what is to be set up, each as far as the account may see it. */
export async function getStart(exchange: StartExchange): Promise<AnswerTo<typeof readStartCall>> {
  const maySee = seeing(exchange.account)
  const [waiting, today, setUp] = await Promise.all([
    countWaiting(exchange),
    maySee('storeManager', 'reporting') ? readToday(exchange) : null,
    maySee() ? readSetUp(exchange) : null,
  ])
  return reply({ waiting, today, setUp })
}

type Role = Account['roles'][number]

/** Whether an account may see what administrators see, and those with one of these roles. */
function seeing(account: Account | null) {
  return (...roles: readonly Role[]) =>
    (account?.roles ?? []).some((role) => role === 'admin' || roles.includes(role))
}

async function countWaiting({ store, services, account }: StartExchange): Promise<Start['waiting']> {
  const maySee = seeing(account)
  const maySell = maySee('storeManager')
  const [
    orders,
    byMoney,
    productsLow,
    commentsPending,
    reviewsPending,
    formsUnread,
    mails,
    shelves,
    failing,
    waiting,
  ] = await Promise.all([
    maySell ? countByFulfillment(store) : null,
    maySell ? countByMoney(store) : null,
    maySell ? store.stock.countLow(lowStockMost) : null,
    maySee('moderator') ? store.comments.countPending() : null,
    maySell ? store.reviews.countPending() : null,
    maySell ? store.submissions.countUnread() : null,
    maySell ? store.mail.countUnsent() : null,
    maySee('storeManager', 'editor') ? store.items.countShelves(services.clock()) : null,
    maySell ? store.subscriptions.countFailing() : null,
    maySell ? store.subscriptions.countWaiting() : null,
  ])
  const onShelf = (name: string) =>
    shelves ? shelves.reduce((sum, { shelf, total }) => sum + (shelf === name ? total : 0), 0) : null
  return {
    ordersToFulfill: orders ? orders.toFulfill : null,
    ordersUnpaid: orders ? orders.unpaid : null,
    ordersToRefund: byMoney ? byMoney.toRefund : null,
    refundsFailed: byMoney ? byMoney.refundsFailed : null,
    ordersDisputed: byMoney ? byMoney.disputed : null,
    withdrawals: byMoney ? byMoney.withdrawals : null,
    productsLow,
    commentsPending,
    reviewsPending,
    formsUnread,
    mailsFailed: mails ? mails.failed : null,
    mailsDead: mails ? mails.dead : null,
    subscriptionsFailing: failing,
    subscriptionsWaiting: waiting,
    drafts: onShelf('draft'),
    scheduled: onShelf('scheduled'),
  }
}

/** Counts the orders of which something is to be done, and those that are not paid; what is ready for its buyer waits for them alone. */
async function countByFulfillment(store: StartExchange['store']) {
  const [toFulfill, { unpaid }] = await Promise.all([
    countOrders(store, 'fulfillment', 'TO_FULFILL', [notTest]),
    store.orders.countOpen(),
  ])
  return { toFulfill, unpaid }
}

/** Counts the orders whose money waits for the owner: canceled, not refunded by their service, disputed by a bank, or withdrawn from by their buyers. */
async function countByMoney(store: StartExchange['store']) {
  const [toRefund, refundsFailed, disputed, withdrawals] = await Promise.all([
    countOrders(store, 'payment', 'TO_REFUND'),
    countOrders(store, 'payment', 'REFUND_FAILED', [notTest]),
    countOrders(store, 'payment', 'DISPUTED'),
    countOrders(store, 'withdrawal', 'OPEN'),
  ])
  return { toRefund, refundsFailed, disputed, withdrawals }
}

const notTest: RowTest = { kind: 'among', key: 'test', values: ['yes'], isNot: true }

async function countOrders(
  { orders }: StartExchange['store'],
  key: string,
  value: string,
  others: readonly RowTest[] = [],
): Promise<number> {
  const { total } = await orders.list({
    words: [],
    tests: [{ kind: 'among', key, values: [value], isNot: false }, ...others],
    sort: { key: 'created', isDescending: true },
    start: null,
    limit: 1,
  })
  return total.count
}

async function readToday({ site, store, services }: StartExchange): Promise<Start['today']> {
  const nowMs = services.clock()
  const { startMs, weekBeforeMs, weekBeforeEndMs } = dayBounds(nowMs, site.timeZone)
  const { currency } = site.store
  const sum = (fromMs: number, toMs: number) => store.orders.takings({ fromMs, toMs, currency })
  const [today, weekBeforeSoFar, weekBefore] = await Promise.all([
    sum(startMs, nowMs + 1),
    sum(weekBeforeMs, Math.min(weekBeforeMs + (nowMs - startMs) + 1, weekBeforeEndMs)),
    sum(weekBeforeMs, weekBeforeEndMs),
  ])
  return { today, weekBeforeSoFar, weekBefore }
}

/** Puts the steps of setting up away, or takes them out again. */
export async function putSetUp(
  exchange: Exchange<typeof changeSetUpCall>,
): Promise<AnswerTo<typeof changeSetUpCall>> {
  const { isHidden } = exchange.body
  await exchange.store.transaction(async (tables) => {
    const site = await tables.site.lock()
    await tables.site.save({ ...site, hidesSetUp: isHidden })
    const summary = isHidden ? 'Put the set-up steps away' : 'Took the set-up steps out again'
    await recordAuditEntry(tables, exchange, { subjectId: site.id, summary })
  })
  return reply({})
}
