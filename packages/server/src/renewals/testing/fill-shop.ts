import { toCycle } from '@vitrine/domain/subscriptions/renewal'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { buildSubscription } from '@vitrine/domain/testing/build-subscription'
import { buildDiscount } from '@vitrine/domain/testing/discount-builders'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { buildCollection, buildProduct, buildVariant } from '@vitrine/store/testing/builders'
import { keepMethod } from '../../payments/keep-method.ts'
import { openTestLedger } from '../../payments/test-ledger.ts'
import { enqueueNext } from '../../subscribed/keep-subscription.ts'
import { sampleAddress } from '../../testing/check-out.ts'

/** The price of what comes, and what comes off each of its first payments, where that was promised. */
export const boxCents = 1_800
export const discounted = { payments: 6, cents: 900 }

/** How many begin, when the first of them does, and for whom. */
interface FilledShop {
  readonly count: number
  readonly beginsMs: number
  readonly dataDir: string
  readonly secret: string
}

/** A shop whose subscriptions began, a day after the other over four weeks; every other has a discount, one of twenty a mail address. */
export async function fillShop(
  store: SiteStore,
  site: Site,
  { count, beginsMs, dataDir, secret }: FilledShop,
): Promise<readonly Subscription[]> {
  const shop = buildCollection({ urlId: 'shop', title: 'Shop' })
  const variants = [buildVariant({ sku: 'BOX', priceCents: boxCents, stock: { unlimited: true } })]
  const box = buildProduct({ collectionId: shop.id, title: 'Box', type: 'service', variants })
  const ledger = openTestLedger(dataDir)
  ledger.keepMethod({
    token: 'kept',
    behaviour: 'succeeds',
    last4: '4242',
    expiryMonth: 12,
    expiryYear: 2099,
  })
  ledger.close()
  await store.transaction(async (tables) => {
    await tables.collections.save(shop)
    await tables.products.save(box)
    await keepMethod(
      tables,
      {
        paymentId: 'kept',
        gateway: 'test',
        method: {
          token: 'kept',
          kind: 'card',
          brand: 'Visa',
          last4: '4242',
          expiry: { year: 2099, month: 12 },
        },
      },
      { newId: () => 'kept', clock: () => beginsMs, secret },
    )
  })
  const begun = Array.from({ length: count }, (_, index) => {
    const anchorMs = beginsMs + (index % 28) * 86_400_000
    const line = {
      ...buildSubscription().line,
      itemId: box.id,
      variantId: variants[0]?.id ?? '',
      productType: 'service' as const,
      unitPriceCents: boxCents,
    }
    const subscription = buildSubscription({
      id: `sub${String(index).padStart(5, '0')}`,
      lineId: `line-${index}`,
      anchorMs,
      createdAtMs: anchorMs,
      updatedAtMs: anchorMs,
      methodId: 'kept',
      isTest: true,
      line,
      billingAddress: sampleAddress,
      contact: { email: index % 20 === 0 ? `buyer${index}@example.com` : '', phone: '', wantsNews: false },
      currency: site.store.currency,
      ...(index % 2 === 0 ? {} : { discounts: [half] }),
    })
    return toCycle(subscription, 1, site.timeZone)
  })
  for (let from = 0; from < count; from += 500)
    await store.transaction((tables) => insert(tables, begun.slice(from, from + 500)))
  return begun
}

const half = {
  code: 'HALF',
  discount: buildDiscount({
    effect: { kind: 'percentage', appliesTo: 'order', milliPercent: 50_000 },
    onSubscriptions: { option: 'LIMITED_PAYMENTS', payments: discounted.payments },
  }),
}

async function insert(tables: SiteTables, begun: readonly Subscription[]): Promise<void> {
  for (const each of begun) {
    await tables.subscriptions.insert(each)
    await enqueueNext(tables, each)
  }
}
