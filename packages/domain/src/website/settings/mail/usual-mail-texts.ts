import { readyMailTexts } from './fulfillment-mail-texts.ts'
import type { WordedMailKind } from './mail-kinds.ts'
import type { MailText } from './mail-text.ts'

/** What mails say until an owner changes it. */
export const usualMailTexts: Readonly<Record<WordedMailKind, MailText>> = {
  placed: {
    subject: 'Order {orderNumber} confirmed',
    opening: 'Thank you for your order from {shopName}.',
  },
  'payment-received': {
    subject: 'Payment received for order {orderNumber}',
    opening: 'Your payment is here. Thank you!',
  },
  fulfilled: { subject: 'Order {orderNumber} is on its way', opening: 'Your order was sent.' },
  'partly-fulfilled': {
    subject: 'A part of order {orderNumber} is on its way',
    opening: 'A part of your order was sent. The rest follows.',
  },
  'ready-for-pickup': readyMailTexts.fulfilled,
  'partly-ready': readyMailTexts['partly-fulfilled'],
  'picked-up': {
    subject: 'Order {orderNumber} was picked up',
    opening: 'You picked up your order. Thank you!',
  },
  'partly-picked-up': {
    subject: 'A part of order {orderNumber} was picked up',
    opening: 'You picked up a part of your order.',
  },
  delivered: {
    subject: 'Order {orderNumber} was delivered',
    opening: 'We delivered your order. Thank you!',
  },
  'partly-delivered': {
    subject: 'A part of order {orderNumber} was delivered',
    opening: 'We delivered a part of your order.',
  },
  canceled: { subject: 'Order {orderNumber} was canceled', opening: 'Your order was canceled.' },
  refunded: {
    subject: 'A refund for order {orderNumber}',
    opening: 'You get {refund} back for your order from {shopName}.',
  },
  withdrawal: {
    subject: 'Your withdrawal from order {orderNumber} is received',
    opening: 'This is the receipt of your withdrawal. Please keep it.',
  },
  'new-withdrawal': {
    subject: 'Withdrawal from order {orderNumber}',
    opening: 'The buyer of order {orderNumber} withdrew from the contract.',
  },
  'new-dispute': {
    subject: 'The payment of order {orderNumber} is disputed',
    opening: 'The payment of order {orderNumber} is disputed: {disputed}.',
  },
  'dispute-over': {
    subject: 'The dispute about order {orderNumber} is over',
    opening: 'The dispute about the payment of order {orderNumber} was decided: {disputed}.',
  },
  'refund-failed': {
    subject: 'A refund of order {orderNumber} failed',
    opening: 'Money of order {orderNumber} could not be given back.',
  },
  'ended-subscription': {
    subject: 'A subscription of {customerName} is charged no more',
    opening: 'A subscription of {customerEmail}, which began with order {orderNumber}, is charged no more.',
  },
  'resumed-subscription': {
    subject: 'A subscription of {customerName} goes on',
    opening:
      'A subscription of {customerEmail}, which began with order {orderNumber} and was canceled, was taken up again.',
  },
  downloads: {
    subject: 'Your files of order {orderNumber}',
    opening: 'You can download your files now.',
  },
  membership: {
    subject: 'Your membership of order {orderNumber} has begun',
    opening: 'Your payment is here: thank you! You are a member now.',
  },
  'new-order': {
    subject: 'New order {orderNumber}: {total}',
    opening: '{customerEmail} placed an order.',
  },
  'new-renewal': {
    subject: 'Renewal {orderNumber}: {total}',
    opening: 'The subscription of {customerEmail} was renewed.',
  },
  donation: {
    subject: 'Thank you for your donation to {fund}',
    opening: 'You gave {total} to {shopName}. Thank you!',
  },
  'new-donation': {
    subject: 'New donation: {total} for {fund}',
    opening: '{customerEmail} gave {total}.',
  },
  'gift-card': {
    subject: 'Your gift card from {shopName}',
    opening: 'Here is a gift card of {amount}, to be spent at {shopName}.',
  },
  'gift-card-sent': {
    subject: 'Your gift card was sent',
    opening: 'The gift card of {amount} that you bought at {shopName} was sent to {recipientName}.',
  },
  'pay-link': {
    subject: 'Your order from {shopName} is ready to be paid',
    opening: 'We put this order together for you. Look it over, and pay it when you like.',
  },
  'abandoned-cart': {
    subject: 'You left something in your cart',
    opening: 'What you chose at {shopName} is still in your cart.',
  },
  restock: {
    subject: '{productName} is back',
    opening: 'You asked to be told: {productName} is in stock again at {shopName}.',
  },
  'review-request': {
    subject: 'How do you like {productName}?',
    opening: 'You bought {productName} at {shopName}. Would you tell others what you think of it?',
  },
  'account-confirm': {
    subject: 'Confirm your account at {shopName}',
    opening: 'Open the link and enter the password that you chose: your account is made then.',
  },
  'account-join': {
    subject: 'Become a member at {shopName}',
    opening:
      'Open the link and enter the password that you chose: your account is made then, and you are a member.',
  },
  'account-invited': {
    subject: 'Become a member at {shopName}',
    opening: 'Open the link and choose a password: your account is made then, and you are a member.',
  },
  'account-known': {
    subject: 'You have an account at {shopName}',
    opening:
      'Somebody, probably you, wanted to use this address for an account. There is one already, and nothing was changed.',
  },
  'account-reset': {
    subject: 'A new password for your account at {shopName}',
    opening: 'Open the link to choose a new password. You are signed out everywhere else then.',
  },
  'account-move': {
    subject: 'Confirm your new address at {shopName}',
    opening: 'Open the link and enter your password: from then on this is the address of your account.',
  },
  'account-changed': {
    subject: 'Your account at {shopName} was changed',
    opening: 'This is for your safety: what you sign in with was changed.',
  },
  'account-erased': {
    subject: 'Your account at {shopName} was erased',
    opening: 'As you asked, your account and what we kept of you are gone.',
  },
  'subscription-started': {
    subject: 'Your subscription to {productTitle}',
    opening: 'Your subscription at {shopName} has begun.',
  },
  'subscription-renewed': {
    subject: 'Your subscription to {productTitle} was renewed',
    opening: 'Your subscription at {shopName} goes on.',
  },
  'subscription-last-payment': {
    subject: 'The last payment for {productTitle}',
    opening: 'This was the last payment of your subscription at {shopName}.',
  },
  'subscription-failed': {
    subject: 'Your payment for {productTitle} failed',
    opening: 'We could not charge you for your subscription at {shopName}.',
  },
  'subscription-waiting': {
    subject: 'Your payment for {productTitle} waits',
    opening: 'Your subscription at {shopName} could not be renewed yet. Nothing was charged.',
  },
  'subscription-ended': {
    subject: 'Your subscription to {productTitle} has ended',
    opening: 'Your subscription at {shopName} is over.',
  },
  'subscription-canceled': {
    subject: 'Your subscription to {productTitle} is canceled',
    opening: 'Your subscription at {shopName} is canceled: nothing is charged for it any more.',
  },
  'subscription-resumed': {
    subject: 'Your subscription to {productTitle} goes on',
    opening: 'Your subscription at {shopName} was taken up again: it is charged as before.',
  },
  'subscription-changed': {
    subject: 'Your subscription to {productTitle} was changed',
    opening: 'Your subscription at {shopName} was changed.',
  },
  'subscription-reminder': {
    subject: 'Your subscription to {productTitle} renews soon',
    opening: 'Your subscription at {shopName} renews soon.',
  },
  'subscription-card-expiring': {
    subject: 'Your card for {productTitle} expires soon',
    opening: 'The card that pays for your subscription at {shopName} expires soon.',
  },
  'subscription-price': {
    subject: 'A new price for {productTitle}',
    opening: 'The price of your subscription at {shopName} changes.',
  },
  'subscription-link': {
    subject: 'Your subscription to {productTitle}: your link',
    opening: 'By this link you look after your subscription at {shopName}.',
  },
  'sign-in': {
    subject: 'Sign in to {siteTitle}',
    opening: 'This link signs you in to the panel of {siteTitle}.',
  },
  password: {
    subject: 'Set a new password for {siteTitle}',
    opening: 'By this link you set a new password for the panel of {siteTitle}.',
  },
  test: { subject: 'Test mail from {siteTitle}', opening: 'Mail of your site arrives.' },
}
