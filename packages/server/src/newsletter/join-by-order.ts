import { fullName } from '@vitrine/domain/contact/full-name'
import { newsBoxText } from '@vitrine/domain/newsletter/newsletter-texts'
import type { Order } from '@vitrine/domain/orders/order'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { joinNewsletter, ownConsent } from './join-newsletter.ts'

/** Puts a buyer who ticked the box of the checkout on the list that every site has, or asks them first; within the transaction that makes the order. */
export async function joinByOrder(
  tables: SiteTables,
  { contact, billingAddress, shippingAddress }: Pick<Order, 'contact' | 'billingAddress' | 'shippingAddress'>,
  services: Pick<Services, 'clock' | 'newId' | 'secret'>,
): Promise<void> {
  const page = { title: 'Checkout', path: '/checkout' }
  await joinNewsletter(
    tables,
    {
      listId: '',
      email: contact.email,
      name: fullName(shippingAddress ?? billingAddress),
      source: 'checkout',
      consent: ownConsent({ text: newsBoxText, page, network: '' }, services),
      isOwnRequest: true,
      isConfirmedBefore: false,
    },
    services,
  )
}
