import type { LinkProps } from '@tanstack/react-router'
import { unpaidOrders } from '@vitrine/contract/orders/orders-list'
import { runningLow } from '../catalogue/list/running-low.ts'
import type { Start } from './start-reply.ts'

/** Something that waits, and where it is done. */
export interface WaitingEntry {
  readonly label: string
  readonly count: number
  readonly link: Pick<LinkProps, 'to' | 'search'>
  readonly tone: 'due' | 'bad' | 'calm'
}

/** What waits, the most urgent first; what does not, and what the account may not see, is left out. */
export function waitingEntries(waiting: Start['waiting']): readonly WaitingEntry[] {
  return kinds.flatMap(({ name, one, many, link, tone }) => {
    const count = waiting[name] ?? 0
    return count === 0 ? [] : [{ label: count === 1 ? one : many, count, link, tone }]
  })
}

const kinds: readonly {
  readonly name: keyof Start['waiting']
  readonly one: string
  readonly many: string
  readonly link: WaitingEntry['link']
  readonly tone: WaitingEntry['tone']
}[] = [
  {
    name: 'mailsDead',
    one: 'mail was given up',
    many: 'mails were given up',
    link: { to: '/mailbox', search: { f: 'state:is:dead' } },
    tone: 'bad',
  },
  {
    name: 'subscriptionsFailing',
    one: 'subscription could not be charged',
    many: 'subscriptions could not be charged',
    link: { to: '/subscriptions', search: { f: 'failing:is:yes~test:is:no' } },
    tone: 'bad',
  },
  {
    name: 'subscriptionsWaiting',
    one: 'subscription waits for goods',
    many: 'subscriptions wait for goods',
    link: { to: '/subscriptions', search: { f: 'waiting:is:yes~test:is:no' } },
    tone: 'bad',
  },
  {
    name: 'ordersDisputed',
    one: 'payment is disputed',
    many: 'payments are disputed',
    link: { to: '/orders', search: { f: 'payment:is:DISPUTED' } },
    tone: 'bad',
  },
  {
    name: 'refundsFailed',
    one: 'order whose refund failed',
    many: 'orders whose refund failed',
    link: { to: '/orders', search: { f: 'payment:is:REFUND_FAILED~test:is:no' } },
    tone: 'bad',
  },
  {
    name: 'ordersToRefund',
    one: 'order to refund',
    many: 'orders to refund',
    link: { to: '/orders', search: { f: 'payment:is:TO_REFUND' } },
    tone: 'due',
  },
  {
    name: 'ordersToFulfill',
    one: 'order to fulfill',
    many: 'orders to fulfill',
    link: { to: '/orders', search: { f: 'fulfillment:is:TO_FULFILL~test:is:no' } },
    tone: 'due',
  },
  {
    name: 'ordersUnpaid',
    one: 'order not paid yet',
    many: 'orders not paid yet',
    link: { to: '/orders', search: { f: unpaidOrders } },
    tone: 'due',
  },
  {
    name: 'withdrawals',
    one: 'withdrawal to answer',
    many: 'withdrawals to answer',
    link: { to: '/orders', search: { f: 'withdrawal:is:OPEN' } },
    tone: 'due',
  },
  {
    name: 'productsLow',
    one: 'product running low',
    many: 'products running low',
    link: { to: '/products', search: runningLow },
    tone: 'due',
  },
  {
    name: 'commentsPending',
    one: 'comment waiting',
    many: 'comments waiting',
    link: { to: '/comments', search: { f: 'state:is:pending' } },
    tone: 'due',
  },
  {
    name: 'reviewsPending',
    one: 'review waiting',
    many: 'reviews waiting',
    link: { to: '/reviews', search: { f: 'state:is:pending' } },
    tone: 'due',
  },
  {
    name: 'formsUnread',
    one: 'form to read',
    many: 'forms to read',
    link: { to: '/forms', search: { f: 'read:is:no~spam:is:no' } },
    tone: 'due',
  },
  {
    name: 'mailsFailed',
    one: 'mail will be tried again',
    many: 'mails will be tried again',
    link: { to: '/mailbox', search: { f: 'state:is:failed' } },
    tone: 'due',
  },
]
