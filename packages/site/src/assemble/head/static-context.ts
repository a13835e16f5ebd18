import { featureFlagNames } from '@vitrine/domain/codes/website-features'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { ShownLanguage } from '@vitrine/domain/website/languages/site-language'
import type { Site } from '@vitrine/domain/website/site'
import { scriptJson } from '../../html/escape.ts'
import type { PageData } from '../../page-json/page-context.ts'
import { cookieSettingsJson } from '../../page-json/website/notices-json.ts'
import type { PageViewer } from '../../render/page-render.ts'
import { lookOf } from '../../styles/site-look.ts'
import type { Theme } from '../../theme/theme.ts'
import { experimentsContext, insightContext } from './insight-context.ts'

/**
 * `Static.SQUARESPACE_CONTEXT`, which scripts of templates read, as JSON for a script element (platform reference, section 2.11).
 * Nothing in it is personal, but for what it says of somebody signed in, to whom alone such a page is given.
 */
export function staticContextJson(data: PageData, place: StaticContextSource): string {
  return `{${siteTextOf(data)},${scriptJson(pageContext(data, place)).slice(1)}`
}

interface StaticContextSource {
  readonly pageType: number
  readonly theme: Theme
  readonly site: Site
  readonly language: ShownLanguage
  /** Who is signed in, on a page that is made for them alone. */
  readonly viewer: PageViewer | null
}

/** What the pages of a site share is written once: it is most of the text. */
const siteTexts = new WeakMap<object, string>()

function siteTextOf({ website, websiteSettings }: PageData): string {
  const key = isRecord(website) ? website : null
  const known = key && siteTexts.get(key)
  if (known) return known
  const text = scriptJson({ website: website ?? null, websiteSettings: websiteSettings ?? null }).slice(1, -1)
  if (key) siteTexts.set(key, text)
  return text
}

function pageContext(data: PageData, { pageType, theme, site, language, viewer }: StaticContextSource) {
  return {
    facebookAppId: '',
    facebookApiVersion: 'v6.0',
    rollups: {},
    pageType,
    cookieSettings: cookieSettingsJson(site),
    websiteCloneable: false,
    ...pick('collection', data.collection, ['id', 'title', 'fullUrl', 'type', 'permissionType']),
    ...pick('item', data.item, [
      'id',
      'title',
      'fullUrl',
      'publicCommentCount',
      'commentState',
      'recordType',
    ]),
    ...productOf(data.item, site.store.measurement === 'metric'),
    subscribed: false,
    appDomain: site.hosts[0] ?? '',
    secureDomain: site.hosts[0] ?? '',
    templateTweakable: false,
    tweakJSON: lookOf(theme.stylesheet, site).tweaks,
    templateId: theme.folder.name,
    templateVersion: '7',
    pageFeatures: [1, 2, 4],
    betaFeatureFlags: featureFlagNames,
    gmRenderKey: '',
    templateScriptsRootUrl: '/scripts/',
    impersonatedSession: false,
    authenticatedAccount: viewer && { id: viewer.accountId },
    websiteRoles: viewer === null ? null : viewer.roleNumbers,
    tzData: { zones: [], rules: {} },
    i18nContext: { timeZoneData: { zones: [], rules: {} } },
    recaptchaEnterpriseContext: { recaptchaEnterpriseSiteKey: '' },
    showAnnouncementBar: site.notices.announcementBar !== null,
    ...insightContext(site),
    ...experimentsContext(site),
    ...(language.prefix === '' ? {} : { languagePrefix: language.prefix }),
    env: 'PRODUCTION',
  }
}

function pick(name: string, value: unknown, fields: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) return {}
  const picked = Object.fromEntries(fields.map((field) => [field, value[field]]))
  return { [name]: picked, [`${name}Id`]: value.id }
}

/** The product in the third of its shapes (platform reference, section 2.5). */
function productOf(item: unknown, isMetric: boolean): Readonly<Record<string, unknown>> {
  if (!isRecord(item) || !isRecord(item.structuredContent) || !Array.isArray(item.variants)) return {}
  return {
    product: {
      productType: item.productType,
      subscribable: item.isSubscribable,
      variantAttributeNames: item.variantOptionOrdering,
      variants: item.variants.map((variant) => ({
        id: variant.id,
        sku: variant.sku,
        attributes: variant.attributes,
        price: contextMoney(variant.price, variant.priceMoney),
        salePrice: contextMoney(variant.salePrice, variant.salePriceMoney),
        onSale: variant.onSale,
        stock: variant.unlimited ? { unlimited: true } : { unlimited: false, quantity: variant.qtyInStock },
        ...measuresOf(variant, isMetric),
      })),
    },
  }
}

function measuresOf(variant: Readonly<Record<string, unknown>>, isMetric: boolean) {
  const { weight = 0, width = 0, height = 0, len = 0 } = variant
  return {
    shippingWeight: { value: weight, unit: isMetric ? 'KILOGRAM' : 'POUND' },
    shippingSize: { unit: isMetric ? 'CENTIMETER' : 'INCH', width, height, len },
  }
}

function contextMoney(value: number, money: { readonly currency: string; readonly value: string }) {
  const fractionalDigits = money.value.split('.')[1]?.length ?? 0
  return { currencyCode: money.currency, value, decimalValue: money.value, fractionalDigits }
}
