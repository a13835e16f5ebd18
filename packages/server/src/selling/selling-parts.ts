import { productProblemText } from '@vitrine/domain/catalogue/product-problems'
import { noTermsText } from '@vitrine/domain/checkout/consents/terms-consent'
import { checkVatId } from '@vitrine/domain/contact/vat/check-vat-id'
import { buyersFormOf } from '@vitrine/domain/forms/buyers/buyers-form'
import { isTestMode } from '@vitrine/domain/payments/test-mode'
import { type CheckoutOptions, checkCheckoutOptions } from '@vitrine/domain/selling/check-checkout-options'
import { type Companies, checkCompanies } from '@vitrine/domain/selling/check-companies'
import { checkInstallments } from '@vitrine/domain/selling/check-installments'
import { checkInvoices } from '@vitrine/domain/selling/check-invoices'
import { checkPaymentMethods, type PaymentMethods } from '@vitrine/domain/selling/check-payment-methods'
import { checkShipping, type Shipping } from '@vitrine/domain/selling/check-shipping'
import { checkTaxes, type Taxes } from '@vitrine/domain/selling/check-taxes'
import { installmentPlace } from '@vitrine/domain/selling/installments'
import { tidyShipping, tidyTaxRule } from '@vitrine/domain/selling/tidy-settings'
import { type InvoiceSettings, usualInvoices } from '@vitrine/domain/website/selling/invoice-settings'
import { senderLines } from '@vitrine/domain/website/selling/sender-lines'
import { type DownloadTerms, usualDownloadTerms } from '@vitrine/domain/website/settings/download-terms'
import { legalAddress } from '@vitrine/domain/website/settings/legal-texts'
import type { Site } from '@vitrine/domain/website/site'
import type { Merchandising, StoreSettings } from '@vitrine/domain/website/store-settings'
import type { SettingsPart } from '../website/settings-part.ts'

/** How buyers check out; the number of the next order stands in a table of its own. */
export const checkoutOptionsPart: SettingsPart<CheckoutOptions> = {
  present: ({ store }) => ({
    isExpressCheckout: store.isExpressCheckout,
    minimumSubtotalCents: store.minimumSubtotalCents,
    asksForNote: store.asksForNote,
    checkoutFormId: store.checkoutFormId ?? '',
    asksForTerms: store.asksForTerms ?? false,
    asksForVatId: store.asksForVatId ?? false,
    asksForNews: store.asksForNews,
    hasAccounts: store.hasAccounts ?? false,
    ...presentTerms(store.downloads),
    allowsSeveralServices: store.allowsSeveralServices,
    defaultCountry: store.defaultCountry,
    continueShoppingUrl: store.continueShoppingUrl,
    numberPrefix: store.orderNumbers.prefix,
    numberSuffix: store.orderNumbers.suffix,
    nextNumber: 0,
    shippingUrl: store.shippingUrl ?? '',
    dutiesOff: store.dutiesOff ?? [],
  }),
  beside: async ({ orders }) => ({ nextNumber: (await orders.lastNumber()) + 1 }),
  check: (value, site, stored) => ({
    ...checkCheckoutOptions(value, stored.nextNumber),
    ...(value.asksForTerms && legalAddress(site, 'terms') === '' ? { asksForTerms: noTermsText } : {}),
  }),
  checkBeside: async ({ forms, site }, { checkoutFormId: id }) => {
    const isNew = id !== '' && id !== (await site.read()).store.checkoutFormId
    const form = isNew ? await forms.find(id) : undefined
    const isThere = !isNew || (form !== undefined && buyersFormOf(form) !== null)
    const errors: Record<string, string> = isThere
      ? {}
      : { checkoutFormId: productProblemText['form-not-there'] }
    return errors
  },
  change: (
    site,
    {
      numberPrefix,
      numberSuffix,
      nextNumber: _next,
      checkoutFormId,
      downloadsPerFile,
      downloadDays,
      downloadVersion,
      ...options
    },
  ) =>
    withStore(site, {
      ...options,
      checkoutFormId: checkoutFormId || undefined,
      downloads: { perFile: downloadsPerFile, days: downloadDays, version: downloadVersion },
      continueShoppingUrl: options.continueShoppingUrl.trim() || '/',
      shippingUrl: options.shippingUrl.trim(),
      dutiesOff: options.dutiesOff.map(({ code, note }) => ({ code, note: note.trim() })),
      orderNumbers: { prefix: numberPrefix, suffix: numberSuffix },
    }),
  saveBeside: async ({ orders }, { nextNumber }) => orders.raiseNumber(nextNumber),
  summary: ({ dutiesOff }) => {
    const off = dutiesOff.map(({ code, note }) => `${code} (${note.trim()})`)
    return off.length === 0 ? 'Changed the checkout' : `Changed the checkout; switched off: ${off.join('; ')}`
  },
}

function presentTerms({ perFile, days, version }: DownloadTerms = usualDownloadTerms) {
  return { downloadsPerFile: perFile, downloadDays: days, downloadVersion: version }
}

/** How buyers pay. */
export const paymentMethodsPart: SettingsPart<PaymentMethods> = {
  present: (site) => ({
    test: site.store.payments.test,
    isTestChosen: site.store.payments.isTestChosen ?? false,
    manual: site.store.payments.manual,
    installments: presentInstallments(site),
  }),
  check: (value, site) => ({
    ...checkPaymentMethods(value, site.lock === null),
    ...checkInstallments(
      { ...value.installments, provider: installmentPlace(site)?.provider ?? '' },
      (site.store.payments.stripe ?? 'off') !== 'off',
    ),
  }),
  change: (site, { test, isTestChosen, manual, installments }) =>
    withStore(site, {
      payments: {
        ...site.store.payments,
        installments: keptInstallments(installments),
        test,
        isTestChosen: isTestMode({ ...site.store.payments, test }) && isTestChosen,
        manual: manual.map(({ key, label, instructions }) => ({
          key,
          label: label.trim(),
          instructions: instructions.trim(),
        })),
      },
    }),
  summary: ({ test, isTestChosen }) => {
    if (!test) return 'Changed the payments: test mode is off'
    return isTestChosen
      ? 'Changed the payments: test mode is on, and visitors may order by it'
      : 'Changed the payments: test mode is on'
  },
}

function presentInstallments(site: Site): PaymentMethods['installments'] {
  const { installments } = site.store.payments
  return {
    isShown: installments !== undefined,
    leastCents: installments?.leastCents ?? 0,
    mostCents: installments?.mostCents ?? 0,
    provider: installmentPlace(site)?.provider ?? '',
  }
}

function keptInstallments({ isShown, leastCents, mostCents }: PaymentMethods['installments']) {
  return isShown ? { leastCents, mostCents } : undefined
}

/** What is said of products that are nearly gone. */
export const merchandisingPart: SettingsPart<Merchandising> = {
  present: ({ store }) => store.merchandising,
  check: () => ({}),
  change: (site, value) =>
    withStore(site, {
      merchandising: {
        ...value,
        scarcityText: value.scarcityText.trim(),
        soldOutText: value.soldOutText.trim(),
      },
    }),
  summary: 'Changed what is said of products that are nearly gone',
}

/** Who makes what is sold, and who answers for it; whoever a product names stays. */
export const companiesPart: SettingsPart<Companies> = {
  present: ({ store }) => ({ companies: store.companies ?? [] }),
  check: checkCompanies,
  checkBeside: async ({ site, products }, { companies }) => {
    const { companies: stored = [] } = (await site.read()).store
    const errors: Record<string, string> = {}
    for (const { key, name } of stored) {
      if (companies.some((each) => each.key === key) || !(await products.namesCompany(key))) continue
      errors.companies = `${name} is named by products. Choose another for these first.`
    }
    return errors
  },
  change: (site, { companies }) =>
    withStore(site, {
      companies: companies.map(({ key, name, address, contact }) => ({
        key,
        name: name.trim(),
        address: address.trim(),
        contact: contact.trim(),
      })),
    }),
  summary: 'Changed the makers',
}

/** Where and how parcels are sent. */
export const shippingPart: SettingsPart<Shipping> = {
  present: ({ store }) => ({
    zones: store.shippingZones,
    pickups: store.pickups,
    localDeliveries: store.localDeliveries,
  }),
  check: (value, { store }) => checkShipping(value, store.taxRules),
  change: (site, value) => {
    const { zones, pickups, localDeliveries } = tidyShipping(value)
    return withStore(site, { shippingZones: zones, pickups, localDeliveries })
  },
  summary: 'Changed the shipping',
}

/** How invoices are written. Shops that have none yet begin with what is known of the business. */
export const invoicesPart: SettingsPart<InvoiceSettings> = {
  present: (site) => {
    const [sellerName = '', ...address] = senderLines(site)
    const usual = usualInvoices(site.language)
    return site.store.invoices ?? { ...usual, sellerName, sellerAddress: address.join('\n') }
  },
  check: checkInvoices,
  change: (site, settings) => {
    const vatId = checkVatId(settings.vatId)
    return withStore(site, {
      invoices: {
        isOn: settings.isOn,
        prefix: settings.prefix.trim(),
        creditPrefix: settings.creditPrefix.trim(),
        sellerName: settings.sellerName.trim(),
        sellerAddress: settings.sellerAddress.trim(),
        vatId: vatId.ok ? vatId.vatId : '',
        taxNumber: settings.taxNumber.trim(),
        note: settings.note.trim(),
      },
    })
  },
  summary: ({ isOn }) => `Changed the invoices: they are ${isOn ? 'on' : 'off'}`,
}

/** What is taxed. */
export const taxesPart: SettingsPart<Taxes> = {
  present: ({ store }) => ({ taxInterpretation: store.taxInterpretation, rules: store.taxRules }),
  check: checkTaxes,
  change: (site, { taxInterpretation, rules }) =>
    withStore(site, { taxInterpretation, taxRules: rules.map(tidyTaxRule) }),
  summary: 'Changed the taxes',
}

function withStore(site: Site, settings: Partial<StoreSettings>): Site {
  return { ...site, store: { ...site.store, ...settings } }
}
