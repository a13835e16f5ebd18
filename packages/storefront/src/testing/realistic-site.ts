const money = { value: '12.50', currency: 'GBP' }
const variant = {
  id: 'variant-1',
  sku: 'SQ-1',
  attributes: { Size: 'Large', Colour: 'Blue' },
  qtyInStock: 5,
  unlimited: false,
  onSale: false,
  price: 1250,
  priceMoney: money,
}
const priced = { priceMoney: money, salePriceMoney: { value: '9.00', currency: 'GBP' }, onSale: true }
const picture = {
  id: 'image-1',
  title: 'A harbour',
  description: 'Boats at dawn',
  body: '<p>Boats</p>',
  altText: 'Boats',
  filename: 'boats.jpg',
  assetUrl: 'https://images.example/boats.jpg',
  originalSize: '1500x1000',
  componentKey: 'component-1',
  systemDataId: 'system-1',
  systemDataVariants: 'boats.jpg,100w,300w',
  mediaFocalPoint: { x: 0.5, y: 0.5 },
  colorData: {
    topLeftAverage: 'ff0000',
    topRightAverage: '00ff00',
    bottomLeftAverage: '0000ff',
    centerAverage: 'cccccc',
  },
  sourceUrl: 'https://elsewhere.example/boats',
  clickthroughUrl: '/boats',
}

const event = {
  ...picture,
  fullUrl: '/events/regatta',
  link: { url: '/boats' },
  recordType: 12,
  startDate: 1_720_258_200_000,
  endDate: 1_720_288_800_000,
}

/** An item that has something for every formatter, with a product of a type in it. */
export function realisticItem(productType: number) {
  return {
    ...picture,
    id: 'item-1',
    collectionId: 'collection-1',
    recordType: 11,
    recordTypeLabel: 'store-item',
    title: 'A mug by @ada, see https://ada.example #clay',
    fullUrl: '/shop/mug',
    link: { url: '/shop/mug' },
    coverImage: picture,
    mainImage: picture,
    items: [event, { ...event, id: 'image-2' }],
    collection: { id: 'collection-1', fullUrl: '/shop', title: 'Shop' },
    oembed: { html: '<iframe></iframe>', providerName: 'Vimeo', url: 'https://vimeo.example/1' },
    overlay: true,
    mainImageId: 'image-1',
    likeCount: 3,
    publicCommentCount: 2,
    commentState: 1,
    userName: 'harbour',
    profileUrl: 'https://twitter.com/harbour',
    promotedBlockType: 'IMAGE',
    categories: ['Cups'],
    tags: ['clay'],
    author: { displayName: 'Ada' },
    startDate: 1_720_258_200_000,
    endDate: 1_720_288_800_000,
    location: {
      ...{ addressTitle: 'Kiln', addressLine1: 'Pier 3', addressLine2: '', addressCountry: 'Austria' },
      ...{ mapLat: 48.2, mapLng: 16.4, mapZoom: 12 },
    },
    entries: [{ quantity: 2 }],
    rawTitle: 'Your name',
    type: 'likert',
    value: 'Ada',
    values: { Line1: 'Pier 3', 'How was it': '2', First: 'Ada', Country: 'AT' },
    structuredContent: {
      productType,
      audioAssetUrl: 'https://audio.example/1.mp3',
      useCustomAddButtonText: true,
      customAddButtonText: 'Buy it',
      additionalFieldsForm: { name: 'Engraving', id: 'form-1' },
      isSubscribable: productType === 3,
      subscriptionPlan: { name: 'Weekly', billingPeriod: { value: 1, unit: 'WEEK' }, numBillingCycles: 2 },
      productSubscriptionOptions: [{ id: 'option-1' }],
      variantOptionOrdering: ['Size', 'Colour'],
      variants: [
        { ...variant, pricingOptions: [priced] },
        { ...variant, ...priced, id: 'variant-2', attributes: { Size: 'Small', Colour: 'Red' } },
      ],
    },
  }
}

/** What is around the item. The wording of the site itself (`localizedStrings`) is its own, as its templates are. */
export function realisticSite() {
  return {
    'base-url': 'https://shop.example',
    monthFilter: '07-2024',
    website: { shareButtonOptions: { 1: true }, captchaSettings: { siteKey: 'key-1' } },
    websiteSettings: { simpleLikingEnabled: true },
    collection: { id: 'collection-1', fullUrl: '/shop', title: 'Shop' },
    item: { id: 'item-1', publicCommentCount: 2, commentState: 1 },
    productMerchandisingContext: {
      'item-1': {
        customSoldOutText: 'All gone',
        scarcityEnabled: true,
        scarcityText: 'Only {qtyInStock} left',
        scarcityTemplateViews: [{ qtyInStock: 2, attributes: { Size: 'Large' } }],
        mailingListSignUpEnabled: true,
        restockNotificationMessages: {
          buttonText: 'Tell me',
          CTAText: 'Sold out',
          placeholderText: 'Mail',
          mailingListDescription: 'News as well',
        },
        restockNotificationViews: [
          { variantId: 'variant-1', hiddenByDefault: true, attributes: { Size: 'Large' } },
        ],
      },
    },
  }
}

/** The same data with a text in place of every text in it, keys and numbers too where `isEverything`. */
export function poisoned(value: unknown, text: string, isEverything: boolean): unknown {
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.map((each) => poisoned(each, text, isEverything))
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, each]) => [key, poisoned(each, text, isEverything)] as const,
    )
    return Object.fromEntries(isEverything ? [...entries, [text, text]] : entries)
  }
  return isEverything && typeof value === 'number' ? text : value
}

/** The paths of all texts in data. */
export function textPaths(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => textPaths(each, [...path, key]))
}

/** The same data with a text in one place. */
export function poisonedAt(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(value)) {
    return value.map((each, index) => (String(index) === key ? poisonedAt(each, rest, text) : each))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === key ? poisonedAt(each, rest, text) : each]),
  )
}

/** The same data without fields of these names. */
export function withoutFields(value: unknown, names: readonly string[]): unknown {
  if (names.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => withoutFields(each, names))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !names.includes(name))
      .map(([name, each]) => [name, withoutFields(each, names)]),
  )
}
