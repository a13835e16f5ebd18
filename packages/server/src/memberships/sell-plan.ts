import type { Product } from '@vitrine/domain/catalogue/product'
import type { ProductInput } from '@vitrine/domain/catalogue/product-input'
import { type PlanOffer, type PlanPrice, productIdsOf, soldAs } from '@vitrine/domain/memberships/plan'
import { endAsFree } from '@vitrine/domain/subscriptions/memberships/end-as-free'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { SiteTables } from '@vitrine/store/store'
import { saveProduct } from '../catalogue/save-product.ts'
import type { Services } from '../services/services.ts'
import { changeWithin, openCharge } from '../subscribed/change-subscription.ts'
import { retireMethod } from '../subscribed/retire-method.ts'

/** A plan that is saved, and what it is to cost. */
interface PricedPlan {
  readonly id: string
  readonly name: string
  readonly offer: NonNullable<PlanOffer>
  /** What it cost before; null for a new one. */
  readonly known: PlanPrice | null
}

/** What a plan costs as it is kept, or what is wrong with it, by field. */
type Priced =
  | { readonly ok: true; readonly price: PlanPrice }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/**
 * Brings what the shop sells of a plan in line with its price, in the transaction that saves the plan. What is free is sold no longer, and nobody
 * pays for it again: subscriptions to it end with what was paid for.
 */
export async function sellPlan(
  tables: SiteTables,
  { id, name, offer, known }: PricedPlan,
  services: Pick<Services, 'clock' | 'newId' | 'newUuid'>,
): Promise<Priced> {
  const { clock, newId, newUuid } = services
  const before = known && soldAs({ price: known })
  const sold = before ? await tables.products.lock(before.productId) : undefined
  if (offer.kind === 'free') {
    if (sold?.isVisible) await tables.products.save({ ...sold, isVisible: false })
    if (known?.kind !== 'paid') return { ok: true, price: known ?? { kind: 'free' } }
    const { kind: _, ...soldOnce } = known
    for (const productId of productIdsOf({ price: known }))
      await endSubscriptionsTo(tables, productId, services)
    return { ok: true, price: { kind: 'free', soldAs: soldOnce } }
  }
  const shop = sold?.collectionId ?? (await findShop(tables))
  if (shop === null) return refusePrice('What is paid for is sold by your shop: add a shop page first.')
  const urlId = `membership-${id}`
  // Of plans that were made free before it was written down as what they were sold.
  const product = sold ?? (before ? undefined : await soldBefore(tables, shop, urlId))
  const input = productInput(product, { collectionId: shop, urlId, name, offer })
  const saving = { known: product ?? null, countedBy: {}, nowMs: clock(), newId, newUuid }
  const saved = await saveProduct(tables, input, saving)
  if (!saved.ok) return refusePrice(Object.values(saved.errors)[0] ?? '')
  const productId = saved.product.id
  const former = productIdsOf({ price: known ?? { kind: 'free' } }).filter((each) => each !== productId)
  const formerProductIds = former.length > 0 ? { formerProductIds: former } : {}
  return { ok: true, price: { kind: 'paid', productId, lastsDays: offer.lastsDays, ...formerProductIds } }
}

/** What a plan was sold as before it was free, by the address that it holds still. */
async function soldBefore(
  { products }: Pick<SiteTables, 'products'>,
  shop: string,
  urlId: string,
): Promise<Product | undefined> {
  const held = await products.findByUrlId(shop, urlId)
  return held?.type === 'paywall' ? products.lock(held.id) : undefined
}

/** Found by what is paid for: somebody may pay for what they are no member by. */
async function endSubscriptionsTo(
  tables: SiteTables,
  productId: string,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  for (const id of await tables.subscriptions.idsTo(productId)) {
    let methodId: string | null = null
    const apply: typeof endAsFree = (held, context) => {
      methodId = held.methodId
      return endAsFree(held, context)
    }
    const also = async (_: SiteTables, ended: Subscription) => {
      // A charge that is under way needs it still.
      if (methodId === null || (await openCharge(tables, ended))) return
      await retireMethod(tables, ended, methodId, services)
    }
    await changeWithin(tables, { id, by: '', apply, also }, services)
  }
}

function refusePrice(problem: string): Priced {
  return { ok: false, errors: { 'price.cents': problem } }
}

async function findShop({ collections }: Pick<SiteTables, 'collections'>): Promise<string | null> {
  const shop = (await collections.list()).find((each) => each.typeName === 'products' && each.isEnabled)
  return shop?.id ?? null
}

interface Sale {
  readonly collectionId: string
  readonly urlId: string
  readonly name: string
  readonly offer: Extract<PlanOffer, { kind: 'paid' }>
}

/** What else an owner said of the product stays: its tax, its picture, its words. */
function productInput(known: Product | undefined, { collectionId, urlId, name, offer }: Sale): ProductInput {
  const { stock: _, ...first } = known?.variants[0] ?? {
    ...plainVariant,
    sku: urlId.toUpperCase(),
    stock: null,
  }
  return {
    ...(known ?? { ...plainProduct, collectionId, urlId }),
    type: 'paywall',
    title: name,
    isVisible: true,
    optionNames: [],
    subscription: offer.interval ? { interval: offer.interval, billingCycles: 0 } : null,
    variants: [{ ...first, priceCents: offer.cents }],
  }
}

const plainVariant = {
  attributes: {},
  salePriceCents: 0,
  isOnSale: false,
  weightGrams: 0,
  imageId: null,
} as const

const plainProduct = {
  excerptHtml: '',
  bodyHtml: '',
  categories: [],
  tags: [],
  images: [],
  customAddButtonText: null,
  customSoldOutText: null,
  scarcity: null,
  isFeatured: false,
  seo: { title: '', description: '' },
} as const
