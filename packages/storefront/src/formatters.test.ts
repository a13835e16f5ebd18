import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printWord } from './testing/print-word.ts'

/** The attributes that each element of a formatter may have; no other element may appear. */
type Shape = Readonly<Record<string, readonly string[]>>

const nativePrice: Shape = { DIV: ['class'], SPAN: ['class'] }
const imageAttributes = [
  'data-src',
  'data-image',
  'data-image-dimensions',
  'data-image-focal-point',
  'data-component-key',
  'data-licensed-asset-preview',
  'alt',
]
const variantsShape: Shape = {
  DIV: [
    'class',
    'data-item-id',
    'data-variants',
    'data-animation-role',
    'data-variant-option-name',
    'data-is-subscribable',
    'data-subscription-plan',
  ],
  SELECT: ['aria-label', 'data-variant-option-name'],
  OPTION: ['value'],
  INPUT: ['type', 'class', 'value', 'name', 'id'],
  LABEL: ['class', 'role', 'tabindex', 'for'],
}
const buttonShape: Shape = {
  DIV: [
    'class',
    'role',
    'tabindex',
    'data-animation-role',
    'data-dynamic-strings',
    'data-collection-id',
    'data-item-id',
    'data-product-type',
    'data-use-custom-label',
    'data-is-subscription',
    'data-original-label',
    'data-form',
    'data-subscription-option-id',
  ],
}

const quantityShape: Shape = {
  DIV: ['class', 'data-item-id', 'data-animation-role'],
  INPUT: ['aria-label', 'size', 'max', 'min', 'value', 'type', 'step'],
}

function joined(...parts: readonly Shape[]): Shape {
  const tags = new Set(parts.flatMap((part) => Object.keys(part)))
  return Object.fromEntries([...tags].map((tag) => [tag, parts.flatMap((part) => part[tag] ?? [])]))
}

const shapes: Readonly<Record<string, Shape>> = {
  'activate-twitter-links': { A: ['target', 'href'] },
  'add-to-cart-btn': buttonShape,
  'audio-player': { SCRIPT: [], DIV: ['class', 'data-audio-asset-url', 'data-item-id', 'id'] },
  'cart-quantity': { SPAN: ['class'] },
  'comment-link': { A: ['href', 'class', 'data-id'] },
  comments: { DIV: ['class', 'id', 'data-item-id', 'data-public-comment-count', 'data-comment-state'] },
  image: {
    NOSCRIPT: [],
    IMG: ['src', 'class', ...imageAttributes, 'data-load', 'data-image-id', 'data-type'],
  },
  'like-button': { SPAN: ['class', 'data-item-id', 'data-like-count'] },
  'product-checkout': joined(variantsShape, quantityShape, buttonShape),
  'product-price': nativePrice,
  'product-quick-view': { SPAN: ['class', 'role', 'tabindex', 'data-id', 'data-group'] },
  'product-restock-notification': {
    DIV: ['class', 'data-product-id', 'data-variant-id', 'hidden'],
    SPAN: ['class'],
    FORM: ['class', 'action'],
    INPUT: ['class', 'type', 'x-autocompletetype', 'spellcheck', 'name', 'placeholder', 'value', 'checked'],
    LABEL: ['class'],
  },
  'product-scarcity': { DIV: ['class', 'data-variant-attributes', 'hidden'] },
  'product-status': { DIV: ['class'] },
  'quantity-input': quantityShape,
  'social-button': {
    DIV: [
      'class',
      'data-system-data-id',
      'data-asset-url',
      'data-record-type',
      'data-full-url',
      'data-title',
    ],
  },
  'social-button-inline': {
    SPAN: [
      'class',
      'data-system-data-id',
      'data-asset-url',
      'data-record-type',
      'data-full-url',
      'data-title',
    ],
  },
  'subscription-price': nativePrice,
  'summary-form-field': { DIV: ['style'], SPAN: ['style'] },
  'twitter-follow-button': { SCRIPT: [], DIV: ['class', 'data-username'] },
  'variants-select': variantsShape,
  video: {
    DIV: ['class', 'style', 'data-load', 'data-html', 'data-provider-name'],
    IMG: [
      'data-load',
      'data-src',
      'data-image-dimensions',
      'data-image-focal-point',
      ...['topleft', 'topright', 'bottomleft', 'bottomright', 'center'].map((part) => `data-color-${part}`),
    ],
  },
}

/** Formatters whose output goes inside of a tag. */
const attributeRuns: Readonly<Record<string, readonly string[]>> = {
  'child-image-meta': imageAttributes,
  'cover-image-meta': imageAttributes,
  'image-color': ['topleft', 'topright', 'bottomleft', 'bottomright', 'center'].map(
    (part) => `data-color-${part}`,
  ),
  'image-meta': imageAttributes,
  'image-srcset': ['srcset'],
}

/** Formatters whose output is text for people, and has no markup at all. */
const plainTexts = ['comment-count', 'google-calendar-url', 'item-classes']

const hostile = fc.oneof(
  fc.constantFrom(
    '"><script>alert(1)</script>',
    "' onmouseover='alert(1)",
    '" onload="alert(1)',
    '</div></span></a><img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    '--><!-- ',
    '&quot;><b>',
    '<',
    '>',
    '"',
    '\u0000<svg/onload=alert(1)>',
    'javascript:alert(1)',
    '#<b>@<i>https://x"<u>',
  ),
  fc.string({ maxLength: 20 }),
)

/** Data in which every field that a formatter prints holds the same hostile text. */
function hostileItem(text: string, productType: number) {
  const money = { value: '12.50', currency: text }
  const attributes = { [text]: text }
  const variant = { id: text, attributes, qtyInStock: 5, onSale: false, price: 1250, priceMoney: money }
  const priced = { priceMoney: money, salePriceMoney: money, onSale: true }
  return {
    id: text,
    collectionId: text,
    recordType: 11,
    recordTypeLabel: text,
    title: text,
    body: text,
    altText: text,
    filename: text,
    fullUrl: text,
    assetUrl: text,
    originalSize: text,
    componentKey: text,
    systemDataId: text,
    systemDataVariants: `${text},100w,${text}w`,
    mediaFocalPoint: { x: text, y: text },
    colorData: { topLeftAverage: text, topRightAverage: text, centerAverage: text },
    coverImage: { title: text, assetUrl: text },
    items: [{ title: text, assetUrl: text }],
    oembed: { html: text, providerName: text },
    overlay: true,
    mainImageId: text,
    likeCount: text,
    publicCommentCount: text,
    commentState: text,
    userName: text,
    profileUrl: text,
    promotedBlockType: text,
    categories: [text],
    tags: [text],
    author: { displayName: text },
    startDate: text,
    endDate: text,
    location: { addressLine1: text, addressCountry: text },
    entries: [{ quantity: text }],
    rawTitle: text,
    type: 'likert',
    value: text,
    values: { [text]: text, Line1: text },
    structuredContent: {
      productType,
      audioAssetUrl: text,
      useCustomAddButtonText: text,
      customAddButtonText: text,
      additionalFieldsForm: { name: text },
      isSubscribable: productType === 3,
      subscriptionPlan: { name: text, billingPeriod: { value: 1, unit: 'WEEK' }, numBillingCycles: 2 },
      productSubscriptionOptions: [{ id: text }],
      variantOptionOrdering: [text],
      variants: [
        { ...variant, pricingOptions: [priced] },
        { ...variant, ...priced, attributes: { [text]: `${text}2` } },
      ],
    },
  }
}

/** What is around the item. The wording of the site itself (`localizedStrings`) is its own, as its templates are. */
function hostileSite(text: string) {
  return {
    'base-url': text,
    website: { shareButtonOptions: { 1: true }, captchaSettings: { siteKey: text } },
    websiteSettings: { simpleLikingEnabled: true },
    productMerchandisingContext: {
      [text]: {
        customSoldOutText: text,
        scarcityEnabled: true,
        scarcityText: `${text}{qtyInStock}`,
        scarcityTemplateViews: [{ qtyInStock: text, attributes: { [text]: text } }],
        mailingListSignUpEnabled: true,
        restockNotificationMessages: {
          buttonText: text,
          CTAText: text,
          placeholderText: text,
          mailingListDescription: text,
        },
        restockNotificationViews: [{ variantId: text, hiddenByDefault: true }],
      },
    },
  }
}

function print(name: string, text: string, productType: number): string {
  const value = name === 'activate-twitter-links' ? text : hostileItem(text, productType)
  const output = printWord(name, value, [], { nodes: [hostileSite(text)] })
  return typeof output === 'string' ? output : ''
}

function parse(markup: string): Element[] {
  return [
    ...new DOMParser().parseFromString(`<body>${markup}</body>`, 'text/html').body.querySelectorAll('*'),
  ]
}

/** What an element has that its formatter does not declare. */
function strangers(elements: readonly Element[], shape: Shape): string[] {
  return elements.flatMap((element) => {
    const declared = shape[element.tagName]
    if (!declared) return [element.tagName]
    return [...element.attributes].map(({ name }) => name).filter((name) => !declared.includes(name))
  })
}

describe('hostile data', () => {
  it.each(Object.keys(shapes))('stays data in %s', (name) => {
    fc.assert(
      fc.property(hostile, fc.constantFrom(1, 2, 3, 4, 0), (text, productType) => {
        expect(strangers(parse(print(name, text, productType)), shapes[name] ?? {})).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it.each(Object.keys(attributeRuns))('stays data in the attributes of %s', (name) => {
    fc.assert(
      fc.property(hostile, (text) => {
        const elements = parse(`<img ${print(name, text, 1)}>`)
        expect(strangers(elements, { IMG: attributeRuns[name] ?? [] })).toEqual([])
        expect(elements).toHaveLength(1)
      }),
      { numRuns: 60 },
    )
  })

  it.each(plainTexts)('becomes no markup in %s', (name) => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(print(name, text, 1)).not.toMatch(/[<>"]/)
      }),
    )
  })
})

describe('broken data', () => {
  const names = [...Object.keys(shapes), ...Object.keys(attributeRuns), ...plainTexts]

  it.each(names)('is survived by %s', (name) => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const output = printWord(name, value, [], { nodes: [value] })
        expect(output === undefined || typeof output === 'string' || output === value).toBe(true)
      }),
    )
  })
})
