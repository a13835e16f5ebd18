import type { ListDescription } from '@vitrine/domain/lists/list-description'

const fulfillment = [
  { value: 'PENDING', label: 'To fulfill' },
  { value: 'FULFILLED', label: 'Fulfilled' },
  { value: 'CANCELED', label: 'Canceled' },
]

/**
 * What orders are also found by: of one that waits, a part may be sent, and one may be delivered by its shop. One may be ready for its buyer to
 * pick it up, or come by itself once it is paid: of those its shop has nothing to do.
 */
const onItsWay = [
  { value: 'TO_FULFILL', label: 'To fulfill' },
  ...fulfillment.map((each) => (each.value === 'PENDING' ? { ...each, label: 'Not fulfilled yet' } : each)),
  { value: 'PARTLY_SENT', label: 'Partly sent' },
  { value: 'PARTLY_READY', label: 'Partly ready for pickup' },
  { value: 'READY_FOR_PICKUP', label: 'Ready for pickup' },
  { value: 'PARTLY_PICKED_UP', label: 'Partly picked up' },
  { value: 'PICKED_UP', label: 'Picked up' },
  { value: 'TO_DELIVER', label: 'To deliver' },
  { value: 'PARTLY_DELIVERED', label: 'Partly delivered' },
  { value: 'DELIVERED', label: 'Delivered' },
  { value: 'ONCE_PAID', label: 'Fulfilled once paid' },
]

const payment = [
  { value: 'PENDING', label: 'Not paid yet' },
  { value: 'PAID', label: 'Paid' },
  { value: 'REFUNDED', label: 'Refunded' },
]

/** What orders are also found by: a paid one can be refunded in part, wait for a refund that failed or for money that is due as it was canceled, or be disputed. */
const money = [
  ...payment,
  { value: 'PARTLY_REFUNDED', label: 'Partly refunded' },
  { value: 'REFUND_FAILED', label: 'Refund failed' },
  { value: 'TO_REFUND', label: 'To refund' },
  { value: 'DISPUTED', label: 'Disputed' },
]

/** What is bought, and what is given. */
const kinds = [
  { value: 'order', label: 'Order' },
  { value: 'donation', label: 'Donation' },
]

const withdrawal = [
  { value: 'OPEN', label: 'To answer' },
  { value: 'DONE', label: 'Settled' },
]
/** What stands in the file of orders beside the columns of the list. */
const fileColumns = [
  { key: 'currency', label: 'Currency', kind: 'text', isOnlyInFile: true },
  { key: 'phone', label: 'Phone', kind: 'text', isOnlyInFile: true },
  { key: 'shipTo', label: 'Ships to', kind: 'text', isOnlyInFile: true },
  { key: 'shipName', label: 'Recipient', kind: 'text', isOnlyInFile: true },
  { key: 'shipStreet', label: 'Street address', kind: 'text', isOnlyInFile: true },
  { key: 'shipPostalCode', label: 'Postal code', kind: 'text', isOnlyInFile: true },
  { key: 'shipCity', label: 'City', kind: 'text', isOnlyInFile: true },
  { key: 'shipRegion', label: 'State or region', kind: 'text', isOnlyInFile: true },
  { key: 'billTo', label: 'Billed to', kind: 'text', isOnlyInFile: true },
  { key: 'items', label: 'Items in words', kind: 'text', isOnlyInFile: true },
  { key: 'skus', label: 'SKUs', kind: 'text', isOnlyInFile: true },
  { key: 'subtotal', label: 'Subtotal', kind: 'money', isOnlyInFile: true },
  { key: 'shippingCost', label: 'Shipping cost', kind: 'money', isOnlyInFile: true },
  { key: 'tax', label: 'Tax', kind: 'money', isOnlyInFile: true },
  { key: 'taxIncluded', label: 'Tax is included', kind: 'flag', isOnlyInFile: true },
  { key: 'giftCards', label: 'Paid by gift cards', kind: 'money', isOnlyInFile: true },
  { key: 'method', label: 'Payment method', kind: 'text', isOnlyInFile: true },
  { key: 'reference', label: 'Payment reference', kind: 'text', isOnlyInFile: true },
  { key: 'paidAt', label: 'Paid on', kind: 'moment', isOnlyInFile: true },
  { key: 'sent', label: 'Items sent or picked up', kind: 'number', isOnlyInFile: true },
  { key: 'toSend', label: 'Items to be sent or picked up', kind: 'number', isOnlyInFile: true },
  { key: 'parcels', label: 'Parcels', kind: 'number', isOnlyInFile: true },
  { key: 'carriers', label: 'Carriers', kind: 'text', isOnlyInFile: true },
  { key: 'tracking', label: 'Tracking numbers', kind: 'text', isOnlyInFile: true },
  { key: 'trackingLinks', label: 'Tracking links', kind: 'text', isOnlyInFile: true },
  { key: 'sentAt', label: 'Sent or picked up on', kind: 'moment', isOnlyInFile: true },
  { key: 'ready', label: 'Items ready for pickup', kind: 'number', isOnlyInFile: true },
  { key: 'readyAt', label: 'Ready for pickup on', kind: 'moment', isOnlyInFile: true },
  { key: 'refunds', label: 'Refunds', kind: 'number', isOnlyInFile: true },
  { key: 'refundReasons', label: 'Reasons of refunds', kind: 'text', isOnlyInFile: true },
  { key: 'refundedAt', label: 'Refunded on', kind: 'moment', isOnlyInFile: true },
  { key: 'canceledAt', label: 'Canceled on', kind: 'moment', isOnlyInFile: true },
  { key: 'buyerNote', label: 'Note from the buyer', kind: 'text', isOnlyInFile: true },
  { key: 'notes', label: 'Notes', kind: 'text', isOnlyInFile: true },
] as const

/** The filter of orders whose money is waited for, sent or not: that of a canceled one is not. */
export const unpaidOrders = 'payment:is:PENDING~fulfillment:not:CANCELED~test:is:no'

/** The list of orders. */
export const ordersList = {
  name: 'orders',
  rowNames: { one: 'order', many: 'orders', label: 'Order {name}' },
  columns: [
    { key: 'number', label: 'Order', kind: 'number', isSortable: true, isShownAtFirst: true },
    { key: 'created', label: 'Date', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'customer', label: 'Customer', kind: 'text', isShownAtFirst: true },
    { key: 'email', label: 'Email', kind: 'text' },
    { key: 'country', label: 'Country', kind: 'text' },
    { key: 'vatId', label: 'VAT number', kind: 'text' },
    { key: 'quantity', label: 'Items', kind: 'number' },
    { key: 'total', label: 'Total', kind: 'money', isSortable: true, isShownAtFirst: true },
    { key: 'refunded', label: 'Refunded', kind: 'money' },
    { key: 'discount', label: 'Discount', kind: 'money' },
    { key: 'codes', label: 'Discount codes', kind: 'text' },
    { key: 'payment', label: 'Payment', kind: 'choice', choices: payment, isShownAtFirst: true },
    { key: 'fulfillment', label: 'Fulfillment', kind: 'choice', choices: fulfillment, isShownAtFirst: true },
    { key: 'shipping', label: 'Shipping', kind: 'text' },
    { key: 'answers', label: 'Filled in', kind: 'text' },
    { key: 'kind', label: 'Kind', kind: 'choice', choices: kinds },
    { key: 'fund', label: 'Given for', kind: 'text' },
    { key: 'donationNote', label: 'What the giver wrote', kind: 'text' },
    { key: 'test', label: 'Test order', kind: 'flag' },
    ...fileColumns,
  ],
  filters: [
    { key: 'fulfillment', label: 'Fulfillment', kind: 'choice', choices: onItsWay },
    { key: 'payment', label: 'Payment', kind: 'choice', choices: money },
    { key: 'withdrawal', label: 'Withdrawal', kind: 'choice', choices: withdrawal },
    { key: 'created', label: 'Date', kind: 'moment' },
    { key: 'total', label: 'Total', kind: 'money' },
    { key: 'country', label: 'Country', kind: 'text' },
    { key: 'shipping', label: 'Shipping', kind: 'text', hasWords: true },
    { key: 'sku', label: 'SKU', kind: 'text', hasWords: true },
    { key: 'kind', label: 'Kind', kind: 'choice', choices: kinds },
    { key: 'fund', label: 'Given for', kind: 'text', hasWords: true },
    { key: 'test', label: 'Test order', kind: 'flag' },
  ],
  defaultSort: '-created',
  views: [
    { key: 'all', name: 'All', query: '' },
    { key: 'to-fulfill', name: 'To fulfill', query: 'f=fulfillment:is:TO_FULFILL~test:is:no' },
    { key: 'partly-sent', name: 'Partly sent', query: 'f=fulfillment:is:PARTLY_SENT~test:is:no' },
    {
      key: 'ready-for-pickup',
      name: 'Ready for pickup',
      query: 'f=fulfillment:is:READY_FOR_PICKUP~test:is:no',
    },
    {
      key: 'to-deliver',
      name: 'To deliver',
      query: 'f=fulfillment:any:TO_DELIVER,PARTLY_DELIVERED~test:is:no',
    },
    { key: 'unpaid', name: 'Unpaid', query: `f=${unpaidOrders}` },
    {
      key: 'late',
      name: 'Waiting for two days',
      query: 'f=fulfillment:is:TO_FULFILL~payment:is:PAID~created:older:2~test:is:no&sort=created',
    },
    { key: 'to-refund', name: 'To refund', query: 'f=payment:is:TO_REFUND' },
    { key: 'refund-failed', name: 'Refund failed', query: 'f=payment:is:REFUND_FAILED' },
    { key: 'disputed', name: 'Disputed', query: 'f=payment:is:DISPUTED' },
    { key: 'donations', name: 'Donations', query: 'f=kind:is:donation' },
    { key: 'withdrawn', name: 'Withdrawn', query: 'f=withdrawal:is:OPEN' },
    { key: 'test', name: 'Test orders', query: 'f=test:is:yes' },
  ],
  acts: [
    { key: 'fulfill', label: 'Mark as fulfilled', canUndo: true },
    { key: 'ready', label: 'Mark as ready for pickup', canUndo: true },
    { key: 'paid', label: 'Mark as paid', canUndo: false },
    { key: 'cancel-unpaid', label: 'Cancel unpaid orders', canUndo: false, isLoss: true },
  ],
} as const satisfies ListDescription
