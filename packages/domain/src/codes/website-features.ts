/** What a website can have switched on as a whole (specification, sections 3 and 6). */
interface WebsiteFeature {
  /** Its number where the specification shows one; about 60 more that it does not list mean nothing here. */
  readonly id: number | null
  /** The name of a flag that scripts ask for; null where only the number is asked for. */
  readonly flag: string | null
  /** What it switches here. */
  readonly switches: string
  /** Whether Vitrine has what it switches; what is not there is never on. */
  readonly isBuilt: boolean
}

/** The one list of features: page data, context and settings of a page say what it says. */
export const websiteFeatures = {
  siteUserAccounts: {
    id: 29,
    flag: null,
    switches:
      'Accounts of visitors: websiteSettings.userAccountsSettings. Not built: owners and staff sign in, visitors do not.',
    isBuilt: false,
  },
  afterpay: {
    id: 64,
    flag: null,
    switches: 'Afterpay at checkout. Not built: no gateway of ours pays by instalments.',
    isBuilt: false,
  },
  nativeProductReviews: {
    id: 66,
    flag: null,
    switches:
      'The reviews of a product page: merchandisingSettings.productReviewsEnabled. Not built: there are no reviews.',
    isBuilt: false,
  },
  clearpay: {
    id: 68,
    flag: null,
    switches: 'Clearpay at checkout. Not built: no gateway of ours pays by instalments.',
    isBuilt: false,
  },
  commerceSubscriptions: {
    id: null,
    flag: null,
    switches:
      'Products that are paid again and again. Not built: such a product is shown, and cannot be bought.',
    isBuilt: false,
  },
  restockNotifications: {
    id: null,
    flag: null,
    switches:
      'The form of a sold-out product: merchandisingSettings.restockNotificationsEnabled. Not built: nobody can ask to be told.',
    isBuilt: false,
  },
  visitorMetrics: {
    id: null,
    flag: 'visitor_metrics',
    switches: 'Analytics of product pages. Not built: nothing measures visits.',
    isBuilt: false,
  },
  installmentOnProductPage: {
    id: null,
    flag: 'installment_on_product_page',
    switches:
      'The line of instalments on product pages, and its analytics. Not built: no gateway of ours pays by instalments.',
    isBuilt: false,
  },
  moneyByLanguage: {
    id: null,
    flag: 'useCLDRMoneyFormat',
    switches: 'Prices in the form of currency and language. Always on.',
    isBuilt: true,
  },
} as const satisfies Readonly<Record<string, WebsiteFeature>>

type FeatureName = keyof typeof websiteFeatures

const features: readonly WebsiteFeature[] = Object.values(websiteFeatures)

/** Whether a website has a feature: one that is built is on. */
export function hasFeature(name: FeatureName): boolean {
  return websiteFeatures[name].isBuilt
}

/** The numbers of the features that are on. */
export const featureIds: readonly number[] = features.flatMap(({ id, isBuilt }) =>
  isBuilt && id ? [id] : [],
)

/** The names of the flags that are on. */
export const featureFlagNames: readonly string[] = features.flatMap(({ flag, isBuilt }) =>
  isBuilt && flag ? [flag] : [],
)
