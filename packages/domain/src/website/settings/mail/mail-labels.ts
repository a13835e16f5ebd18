import type { WordedMailKind } from './mail-kinds.ts'
import type { MailPlaceholder } from './mail-placeholders.ts'

/** What each kind of mail is called, and when it goes to whom. */
export const mailLabels: Readonly<Record<WordedMailKind, { readonly label: string; readonly when: string }>> =
  {
    placed: { label: 'Order confirmed', when: 'To the buyer, when an order is placed' },
    'payment-received': {
      label: 'Payment received',
      when: 'To the buyer, when you mark an order as paid and let them know: with the links to its files and memberships',
    },
    fulfilled: {
      label: 'Order on its way',
      when: 'To the buyer, when you send an order, or the rest of one, and let them know',
    },
    'partly-fulfilled': {
      label: 'A part on its way',
      when: 'To the buyer, when you send a part of an order and let them know',
    },
    'ready-for-pickup': {
      label: 'Ready for pickup',
      when: 'To the buyer, when an order that they pick up is ready and you let them know',
    },
    'partly-ready': {
      label: 'A part ready for pickup',
      when: 'To the buyer, when a part of an order that they pick up is ready and you let them know',
    },
    'picked-up': {
      label: 'Order picked up',
      when: 'To the buyer, when you mark an order, or the rest of one, as picked up and let them know',
    },
    'partly-picked-up': {
      label: 'A part picked up',
      when: 'To the buyer, when you mark a part of an order as picked up and let them know',
    },
    delivered: {
      label: 'Order delivered',
      when: 'To the buyer, when you mark an order that you deliver yourself, or the rest of one, as delivered and let them know',
    },
    'partly-delivered': {
      label: 'A part delivered',
      when: 'To the buyer, when you mark a part of an order that you deliver yourself as delivered and let them know',
    },
    canceled: { label: 'Order canceled', when: 'To the buyer, when you cancel an order and let them know' },
    refunded: {
      label: 'Order refunded',
      when: 'To the buyer, when you refund an order and let them know, or it is refunded at the payment service',
    },
    withdrawal: {
      label: 'Receipt of a withdrawal',
      when: 'To the buyer, at once when they withdraw from a contract',
    },
    'new-withdrawal': {
      label: 'New withdrawal',
      when: 'To the contact email of your site, or the owner’s own without one, when a buyer withdraws',
    },
    'new-dispute': {
      label: 'New dispute',
      when: 'To the contact email of your site, or the owner’s own without one, when the payment of an order is disputed',
    },
    'dispute-over': {
      label: 'End of a dispute',
      when: 'To the contact email of your site, or the owner’s own without one, when a dispute was won or lost',
    },
    'refund-failed': {
      label: 'Refund that failed',
      when: 'To the contact email of your site, or the owner’s own without one, when a payment service could not give money back',
    },
    'ended-subscription': {
      label: 'End of a subscription',
      when: 'To the contact email of your site, or the owner’s own without one, when a buyer cancels, the last payment is made, or a payment failed to the end',
    },
    'resumed-subscription': {
      label: 'Return to a subscription',
      when: 'To the contact email of your site, or the owner’s own without one, when a buyer takes up again what they canceled',
    },
    downloads: {
      label: 'Files of an order',
      when: 'To the buyer, when you send the links of an order with files again, or mark it as paid without telling them of the payment',
    },
    membership: {
      label: 'Membership begun',
      when: 'To the buyer, when you mark an order with a membership as paid without telling them of the payment',
    },
    'new-order': {
      label: 'New order',
      when: 'To the contact email of your site, or the owner’s own without one, when an order is placed',
    },
    'new-renewal': {
      label: 'Renewal',
      when: 'To the contact email of your site, or the owner’s own without one, when a subscription is renewed',
    },
    donation: { label: 'Donation confirmed', when: 'To the giver, when somebody gives' },
    'new-donation': {
      label: 'New donation',
      when: 'To the contact email of your site, or the owner’s own without one, when somebody gives',
    },
    'gift-card': { label: 'Gift card', when: 'To whom a gift card is for, on the day that its buyer chose' },
    'gift-card-sent': {
      label: 'Gift card sent',
      when: 'To the buyer, when a gift card went to somebody else',
    },
    'pay-link': {
      label: 'Pay link',
      when: 'To the customer, when you send the link of a draft of an order',
    },
    'abandoned-cart': {
      label: 'Reminder of a cart',
      when: 'To who agreed to be reminded, some hours after they left the checkout',
    },
    restock: { label: 'Back in stock', when: 'To who asked to be told when a product is back' },
    'review-request': { label: 'Request for a review', when: 'To the buyer, some days after a delivery' },
    'account-confirm': {
      label: 'Confirm an account',
      when: 'To who asks for an account: with the link that confirms the address',
    },
    'account-join': {
      label: 'Confirm an account and a membership',
      when: 'To who joins a free plan without an account: with the link that makes both',
    },
    'account-invited': {
      label: 'Become a member by a form',
      when: 'To who sends a form that makes members: with the link by which they choose a password',
    },
    'account-known': {
      label: 'There is an account already',
      when: 'To who asks for an account, or moves theirs, to an address that has one',
    },
    'account-reset': {
      label: 'New password of a customer',
      when: 'To who forgot their password, or where you send them the link',
    },
    'account-move': {
      label: 'New address of an account',
      when: 'To the new address of a customer: with the link that confirms it',
    },
    'account-changed': {
      label: 'Account changed',
      when: 'To the customer, when the address or the password of their account was changed',
    },
    'account-erased': {
      label: 'Account erased',
      when: 'To the customer who erased their account: the mailbox keeps no copy',
    },
    'subscription-started': {
      label: 'Subscription begun',
      when: 'To the buyer, when a subscription begins: with the link to change and cancel it',
    },
    'subscription-renewed': { label: 'Subscription renewed', when: 'To the buyer, at each further payment' },
    'subscription-last-payment': {
      label: 'Last payment of a subscription',
      when: 'To the buyer, at the last payment, in place of the mail that it was renewed: with the day on which it ends',
    },
    'subscription-failed': {
      label: 'Payment of a subscription failed',
      when: 'To the buyer, when a payment is declined: with the link to name another card',
    },
    'subscription-waiting': {
      label: 'Subscription waits',
      when: 'To the buyer, once, when a payment waits for a second day as what they get is not in stock, or cannot be delivered',
    },
    'subscription-ended': {
      label: 'Subscription ended',
      when: 'To the buyer, when a payment failed to the end',
    },
    'subscription-canceled': {
      label: 'Subscription canceled',
      when: 'To the buyer, when they or you cancel a subscription',
    },
    'subscription-resumed': {
      label: 'Subscription taken up again',
      when: 'To the buyer, when they or you take up a canceled subscription again',
    },
    'subscription-changed': {
      label: 'Subscription changed',
      when: 'To the buyer, when they or you skip, pause or resume, or they change the variant, the quantity, the address or the card',
    },
    'subscription-reminder': {
      label: 'Reminder of a renewal',
      when: 'To the buyer, before a subscription of a year or more is renewed, as the law of their country wants',
    },
    'subscription-card-expiring': {
      label: 'Card of a subscription expires',
      when: 'To the buyer, 30 days before the card that pays for a subscription expires, once for each card',
    },
    'subscription-price': {
      label: 'New price of a subscription',
      when: 'To the buyer, when you change the price of their subscription: at least 30 days before they pay more',
    },
    'subscription-link': {
      label: 'Link to a subscription',
      when: 'To the buyer, when you send them the link to their subscription again',
    },
    'sign-in': { label: 'Link to sign in', when: 'To you and your staff, when one is asked for' },
    password: { label: 'Link for a new password', when: 'To you and your staff, when one is asked for' },
    test: { label: 'Test mail', when: 'To you, when you send one from these settings' },
  }

/** What stands in the place of a name in braces. */
export const placeholderLabels: Readonly<Record<MailPlaceholder, string>> = {
  orderNumber: 'the number of the order',
  siteTitle: 'the title of your site',
  shopName: 'the name of your business',
  customerName: 'the name of the buyer',
  customerEmail: 'the email address of the buyer',
  total: 'what the order comes to',
  fund: 'what is given for',
  refund: 'what goes back to the buyer',
  disputed: 'the amount that is disputed',
  amount: 'what is on the gift card',
  recipientName: 'the name of whom the gift card is for',
  senderName: 'the name of who gives it',
  productName: 'the name of the product',
  productTitle: 'what is subscribed to',
}
