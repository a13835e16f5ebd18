import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Product } from '@vitrine/domain/catalogue/product'
import { plainMailLook } from '@vitrine/domain/mail/mail-look'
import type { Site } from '@vitrine/domain/website/site'
import type { StoreSettings } from '@vitrine/domain/website/store-settings'
import type { Store } from '@vitrine/store/store'
import { buildMug, buildProduct, buildSite, buildVariant, newId, noon } from '@vitrine/store/testing/builders'
import { JobRunner } from '../jobs/runner.ts'
import { mailboxMailer } from '../mail/mailbox-mailer.ts'
import { openGateways } from '../payments/open-gateways.ts'
import { openTestLedger, type TestCharge } from '../payments/test-ledger.ts'
import type { FormTargetDesk } from '../services/form-target-desk.ts'
import type { Gateways, PaymentHosts } from '../services/gateway.ts'
import type { Mailer } from '../services/mailer.ts'
import type { PlacesDesk } from '../services/places-desk.ts'
import type { VatDesk } from '../services/vat-desk.ts'
import { jobEndings, jobHandlers, kindsWhileSuspended, patientKinds } from '../start/job-handlers.ts'
import { type OpenSite, openSite } from './open-site.ts'
import { openVisitor, type Visitor } from './visit.ts'

/** A shop that sells: products for each rule, a clock that tests can turn, and jobs that run when asked. */
export interface OpenShop extends OpenSite {
  /** In blue (5 left) and red (5 left), 12.00. */
  readonly mug: Product
  /** One left. */
  readonly lastOne: Product
  readonly workshop: Product
  readonly file: Product
  readonly giftCard: Product
  readonly clock: { nowMs: number }
  readonly gateways: Gateways
  /** What the test gateway has in its books. */
  charges(): readonly TestCharge[]
  visitor(): Promise<Visitor>
  runJobs(): Promise<void>
}

/** Opens such a shop. `storeSettings` change how it sells; the gateway answers within `timeLimitMs`. */
export async function openShop(
  options: {
    readonly storeSettings?: Partial<StoreSettings>
    readonly timeLimitMs?: number
    /** Where payment services are asked. */
    readonly hosts?: PaymentHosts
    readonly site?: Partial<Site>
    /** Who carries mail; it stays in the mailbox otherwise. */
    readonly mailer?: Mailer
    /** So many mails of campaigns go out in a minute. */
    readonly campaignMailsPerMinute?: number
    /** Where places are looked up; the usual desk otherwise. */
    readonly placesDesk?: PlacesDesk
    /** Where submissions of forms are sent to; the usual desk otherwise. */
    readonly formTargetDesk?: FormTargetDesk
    /** Where VAT numbers are confirmed; one that is silent otherwise. */
    readonly vatDesk?: VatDesk
    /** What stands in front of the store that the app is given. */
    readonly storeOf?: (store: Store) => Store
  } = {},
): Promise<OpenShop> {
  const clock = { nowMs: noon }
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-gateway-'))
  const { timeLimitMs = 150, mailer = mailboxMailer } = options
  const gateways = openGateways({
    dataDir,
    clock: () => clock.nowMs,
    timeLimitMs,
    ...(options.hosts && { hosts: options.hosts }),
  })
  const site = await openSite({
    ...(options.storeOf && { storeOf: options.storeOf }),
    site: { ...options.site, store: { ...sellingSettings(), ...options.storeSettings } },
    services: {
      clock: () => clock.nowMs,
      gateways,
      mailer,
      campaignMailsPerMinute: options.campaignMailsPerMinute,
      ...(options.placesDesk && { placesDesk: options.placesDesk }),
      // Nothing listens there: tests ask nobody outside.
      vatDesk: options.vatDesk ?? { address: 'http://127.0.0.1:9/', timeLimitMs: 200 },
      ...(options.formTargetDesk && { formTargetDesk: options.formTargetDesk }),
    },
  })
  const products = buildProducts(site.shop.id)
  await site.store.transaction(async (tables) => {
    for (const product of Object.values(products)) await tables.products.save(product)
  })
  const runner = new JobRunner({
    store: site.services.store,
    handlers: jobHandlers(site.services, {
      lookOf: async () => plainMailLook,
      renditions: site.renditions,
    }),
    endings: jobEndings(site.services),
    patientKinds,
    kindsWhileSuspended,
    clock: () => clock.nowMs,
    log: site.services.log,
  })
  return {
    ...site,
    ...products,
    clock,
    gateways,
    charges: () => {
      const ledger = openTestLedger(dataDir)
      const charges = ledger.list()
      ledger.close()
      return charges
    },
    visitor: () => openVisitor(site.app),
    runJobs: async () => void (await runner.runDue()),
    close: async () => {
      await site.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function sellingSettings(): StoreSettings {
  const manual = [{ key: 'manual', label: 'Bank transfer', instructions: 'Send it to IBAN 1.' }]
  return { ...buildSite().store, payments: { test: true, manual } }
}

function buildProducts(collectionId: string) {
  const shelf = (onHand: number) => ({ unlimited: false, onHand, held: 0 }) as const
  const one = (title: string, product: Partial<Product>, onHand: number) => {
    const sku = title.toUpperCase().replaceAll(' ', '-')
    const variants = [buildVariant({ sku, stock: shelf(onHand) })]
    return buildProduct({ collectionId, title, variants, ...product })
  }
  return {
    mug: buildMug({ id: newId(), collectionId, urlId: 'enamel-mug' }),
    lastOne: one('Last One', {}, 1),
    workshop: one('Workshop', { type: 'service' }, 10),
    file: one('File', { type: 'digital' }, 0),
    giftCard: buildProduct({
      collectionId,
      title: 'Gift card',
      type: 'gift-card',
      optionNames: ['Amount'],
      variants: [
        buildVariant({ sku: 'GIFT-25', attributes: { Amount: '25' }, priceCents: 2500 }),
        buildVariant({ sku: 'GIFT-50', attributes: { Amount: '50' }, priceCents: 5000 }),
      ],
    }),
  }
}
