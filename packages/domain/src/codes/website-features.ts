/** What a website can have switched on as a whole (specification, sections 3 and 6). */
interface WebsiteFeature {
  /** Its number where the specification shows one; about 60 more that it does not list mean nothing here. */
  readonly id: number | null
  /** The name of a flag that scripts ask for; null where only the number is asked for. */
  readonly flag: string | null
  /** What it switches today: what pages say differently where it is on. */
  readonly today: string
  /** What it will switch once that is built; null where nothing is missing. */
  readonly later: string | null
  /** Whether Vitrine has what it switches; what is not there is never on. */
  readonly isBuilt: boolean
}

/** The one list of features: page data, context and settings of a page say what it says. */
export const websiteFeatures = {
  siteUserAccounts: {
    id: 29,
    flag: null,
    today:
      'websiteSettings.userAccountsSettings: loginAllowed and signupAllowed, and userAccountsContext, where its owner offers accounts.',
    later: null,
    isBuilt: true,
  },
  afterpay: {
    id: 64,
    flag: null,
    today:
      'Its own number, where the line of installments tells of Afterpay: its owner wants it, and Stripe takes the money.',
    later: null,
    isBuilt: true,
  },
  nativeProductReviews: {
    id: 66,
    flag: null,
    today:
      'merchandisingSettings.productReviewsEnabled, where its owner wants it: the reviews of a product page.',
    later: null,
    isBuilt: true,
  },
  clearpay: {
    id: 68,
    flag: null,
    today:
      'Its own number, where the line of installments tells of Clearpay: its owner wants it, and Stripe takes the money.',
    later: null,
    isBuilt: true,
  },
  commerceSubscriptions: {
    id: null,
    flag: null,
    today: 'Nothing: products with a plan are bought, and paid again and again, on every site.',
    later: null,
    isBuilt: true,
  },
  restockNotifications: {
    id: null,
    flag: null,
    today:
      'merchandisingSettings.restockNotificationsEnabled, where its owner wants it: the form of a sold-out product.',
    later: null,
    isBuilt: true,
  },
  visitorMetrics: {
    id: null,
    flag: 'visitor_metrics',
    today: 'Its own name among betaFeatureFlags.',
    later:
      'Analytics of product pages: they are recorded where it is on. Visits are counted where the owner wants it, whatever this says.',
    isBuilt: false,
  },
  installmentOnProductPage: {
    id: null,
    flag: 'installment_on_product_page',
    today: 'Its own name among betaFeatureFlags.',
    later:
      'The part of the line of installments in the analytics of product pages. The line itself is told where its owner wants it.',
    isBuilt: false,
  },
  moneyByLanguage: {
    id: null,
    flag: 'useCLDRMoneyFormat',
    today:
      'website.useCLDRMoneyFormat and its name among betaFeatureFlags: prices in the form of currency and language. Always on.',
    later: null,
    isBuilt: true,
  },
} as const satisfies Readonly<Record<string, WebsiteFeature>>

type FeatureName = keyof typeof websiteFeatures

const features: readonly WebsiteFeature[] = Object.values(websiteFeatures)

/** Whether a website has a feature: one that is built is on. */
export function hasFeature(name: FeatureName): boolean {
  return websiteFeatures[name].isBuilt
}

/** The numbers of the features that are on; what its owner switched off is not. */
export function featureIdsWithout(off: readonly FeatureName[]): readonly number[] {
  const left: readonly WebsiteFeature[] = off.map((name) => websiteFeatures[name])
  return features.flatMap((each) => (each.isBuilt && each.id && !left.includes(each) ? [each.id] : []))
}

/** The names of the flags that are on. */
export const featureFlagNames: readonly string[] = features.flatMap(({ flag, isBuilt }) =>
  isBuilt && flag ? [flag] : [],
)
