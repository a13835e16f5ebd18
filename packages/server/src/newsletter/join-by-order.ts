import { fullName } from '@vitrine/domain/contact/full-name'
import { newsBoxText } from '@vitrine/domain/newsletter/newsletter-texts'
import type { Order } from '@vitrine/domain/orders/order'
import { addressIn } from '@vitrine/domain/website/languages/address-in-language'
import { languageFor } from '@vitrine/domain/website/languages/site-language'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { joinNewsletter, ownConsent } from './join-newsletter.ts'

type NewsOrder = Pick<Order, 'contact' | 'billingAddress' | 'shippingAddress' | 'language'>

/** Puts a buyer who ticked the box of the checkout on the list that every site has, or asks them first; within the transaction that makes the order. */
export async function joinByOrder(
  tables: SiteTables,
  { contact, billingAddress, shippingAddress, language }: NewsOrder,
  services: Pick<Services, 'clock' | 'newId' | 'secret'>,
): Promise<void> {
  const { code, prefix } = languageFor(await tables.site.read(), language)
  const say = sayIn(code)
  const page = { title: say('Checkout'), path: addressIn(prefix, '/checkout') }
  await joinNewsletter(
    tables,
    {
      listId: '',
      email: contact.email,
      name: fullName(shippingAddress ?? billingAddress),
      source: 'checkout',
      consent: ownConsent({ text: say(newsBoxText), page, network: '' }, services),
      isOwnRequest: true,
      isConfirmedBefore: false,
      language: code,
    },
    services,
  )
}
