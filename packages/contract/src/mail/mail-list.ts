import type { ListDescription } from '@vitrine/domain/lists/list-description'

const states = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'failed', label: 'Failed' },
  { value: 'dead', label: 'Given up' },
  { value: 'sent', label: 'Sent' },
  { value: 'kept', label: 'Kept here only' },
]

const reasons = [
  { value: 'placed', label: 'Order confirmation' },
  { value: 'fulfilled', label: 'Shipping confirmation' },
  { value: 'partly-fulfilled', label: 'Shipping confirmation of a part' },
  { value: 'canceled', label: 'Order cancellation' },
  { value: 'refunded', label: 'Refund' },
  { value: 'withdrawal', label: 'Receipt of a withdrawal' },
  { value: 'new-withdrawal', label: 'New withdrawal' },
  { value: 'downloads', label: 'Files of an order' },
  { value: 'new-order', label: 'New order' },
  { value: 'donation', label: 'Donation' },
  { value: 'new-donation', label: 'New donation' },
  { value: 'form', label: 'Form entry' },
  { value: 'sign-in', label: 'Sign-in link' },
  { value: 'password', label: 'Password link' },
  { value: 'invitation', label: 'Invitation' },
  { value: 'newsletter', label: 'Newsletter' },
  { value: 'gift-card', label: 'Gift card' },
  { value: 'gift-card-sent', label: 'Gift card sent' },
  { value: 'abandoned-cart', label: 'Reminder of a cart' },
  { value: 'restock', label: 'Back in stock' },
  { value: 'review-request', label: 'Request for a review' },
  { value: 'subscription-started', label: 'Subscription begun' },
  { value: 'subscription-renewed', label: 'Subscription renewed' },
  { value: 'subscription-failed', label: 'Payment of a subscription failed' },
  { value: 'subscription-ended', label: 'Subscription ended' },
  { value: 'subscription-canceled', label: 'Subscription canceled' },
  { value: 'subscription-link', label: 'Link to a subscription' },
  { value: 'account', label: 'Account of a customer' },
  { value: 'test', label: 'Test mail' },
  { value: 'other', label: 'Other mail' },
]

/** The mailbox: what went out, and what is to go out. */
export const mailList = {
  name: 'mail',
  rowNames: { one: 'mail', many: 'mails' },
  columns: [
    { key: 'subject', label: 'Subject', kind: 'text', isShownAtFirst: true },
    { key: 'to', label: 'To', kind: 'text', isSortable: true, isShownAtFirst: true },
    { key: 'state', label: 'State', kind: 'choice', choices: states, isShownAtFirst: true },
    { key: 'date', label: 'Date', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'reason', label: 'Purpose', kind: 'choice', choices: reasons },
    { key: 'order', label: 'Order', kind: 'text', isShownAtFirst: true },
    { key: 'attempts', label: 'Attempts', kind: 'number' },
    { key: 'failure', label: 'Why it failed', kind: 'text' },
    { key: 'next', label: 'Next attempt', kind: 'moment' },
  ],
  filters: [
    { key: 'state', label: 'State', kind: 'choice', choices: states },
    { key: 'reason', label: 'Purpose', kind: 'choice', choices: reasons },
    { key: 'date', label: 'Date', kind: 'moment' },
    { key: 'to', label: 'To', kind: 'text' },
    { key: 'order', label: 'Order', kind: 'text' },
  ],
  defaultSort: '-date',
  views: [
    { key: 'all', name: 'All', query: '' },
    { key: 'unsent', name: 'Not sent yet', query: 'f=state:any:waiting,failed,dead' },
    { key: 'failed', name: 'Failed', query: 'f=state:any:failed,dead' },
    {
      key: 'orders',
      name: 'About orders',
      query: 'f=reason:any:placed,fulfilled,partly-fulfilled,canceled,refunded,new-order',
    },
  ],
  acts: [
    { key: 'send-again', label: 'Send again', canUndo: false },
    { key: 'give-up', label: 'Give up', canUndo: true },
    { key: 'remove', label: 'Remove', canUndo: false },
  ],
} as const satisfies ListDescription
