import type { ReplyOf } from '@vitrine/contract/call'
import type { readStartCall } from '@vitrine/contract/website/start-calls'
import { isSampleAddress } from '@vitrine/domain/contact/email-address'
import type { Site } from '@vitrine/domain/website/site'
import type { Exchange } from '../http/exchange.ts'

type SetUp = ReplyOf<typeof readStartCall>['setUp']

/** Acts by which a site becomes the owner's own: its sample content came without them. */
const ownersActs = [
  'beginSite',
  'changeIdentity',
  'createProduct',
  'createPage',
  'createItem',
  'changeTaxes',
] as const

/** What of a site is set up, as far as its rows tell; null when it is over. */
export async function readSetUp({ store }: Pick<Exchange, 'store'>): Promise<SetUp> {
  const site = await store.site.read()
  if (site.hidesSetUp || (await store.orders.hasSold())) return null
  const hasSamples = await store.samples.isThere()
  const made = await store.auditLog.madeCalls(ownersActs)
  const { payments, shippingZones, pickups, localDeliveries, taxRules } = site.store
  return {
    isNamed:
      (made.has('changeIdentity') || (made.has('beginSite') && !hasSamples)) && site.title.trim() !== '',
    hasLogo: site.logo !== null,
    hasAddress: site.location.addressLine1.trim() !== '',
    hasOwnContact: site.contactEmail !== '' && !isSampleAddress(site.contactEmail),
    hasReplyAddress: site.sender.replyTo !== '',
    hasSender: site.sender.displayName !== '' || site.sender.replyTo !== '',
    takesPayment: payments.manual.length > 0,
    ships:
      shippingZones.some(({ rates }) => rates.length > 0) || pickups.length > 0 || localDeliveries.length > 0,
    needsShipping: !(await sellsWithoutParcels(store)),
    hasTaxesDecided: taxRules.length > 0 || made.has('changeTaxes'),
    hasShop: await hasShop(store, site),
    hasOwnPost: made.has('createItem'),
    hasOwnProduct: made.has('createProduct'),
    hasOwnPage: made.has('createPage'),
    isOpen: site.lock === null,
  }
}

/** Whether something is sold here, or given, or is to be. */
async function hasShop({ products, collections }: Exchange['store'], { store }: Site): Promise<boolean> {
  if (store.donations?.isOn || (await products.isAny())) return true
  return (await collections.list()).some(({ typeName }) => typeName === 'products')
}

/** Whether all that is sold reaches buyers without a parcel: files, services, gift cards. A shop without products is still to come. */
async function sellsWithoutParcels({ products }: Exchange['store']): Promise<boolean> {
  return (await products.isAny()) && !(await products.isAnySent())
}
