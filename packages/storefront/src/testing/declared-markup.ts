/** The attributes that each element of a formatter may have; no other element may appear. */
export type Shape = Readonly<Record<string, readonly string[]>>

const nativePrice: Shape = { div: ['class'], span: ['class'] }
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
  div: [
    'class',
    'data-item-id',
    'data-variants',
    'data-animation-role',
    'data-variant-option-name',
    'data-is-subscribable',
    'data-subscription-plan',
  ],
  select: ['aria-label', 'data-variant-option-name'],
  option: ['value'],
  input: ['type', 'class', 'value', 'name', 'id'],
  label: ['class', 'role', 'tabindex', 'for'],
}
const buttonShape: Shape = {
  div: [
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
  div: ['class', 'data-item-id', 'data-animation-role'],
  input: ['aria-label', 'size', 'max', 'min', 'value', 'type', 'step'],
}

function joined(...parts: readonly Shape[]): Shape {
  const tags = new Set(parts.flatMap((part) => Object.keys(part)))
  return Object.fromEntries([...tags].map((tag) => [tag, parts.flatMap((part) => part[tag] ?? [])]))
}

/** Formatters that build elements. */
export const shapes: Readonly<Record<string, Shape>> = {
  'activate-twitter-links': { a: ['target', 'href'] },
  'add-to-cart-btn': buttonShape,
  'audio-player': { script: [], div: ['class', 'data-audio-asset-url', 'data-item-id', 'id'] },
  'cart-quantity': { span: ['class'] },
  'comment-link': { a: ['href', 'class', 'data-id'] },
  comments: { div: ['class', 'id', 'data-item-id', 'data-public-comment-count', 'data-comment-state'] },
  'system-map': {
    div: [
      'class',
      'style',
      'data-embed-url',
      'data-embed-title',
      'data-map-spot',
      'data-map-tiles',
      'data-map-credit',
      'data-map-name',
    ],
    a: ['class', 'href', 'rel', 'role'],
    svg: ['class', 'viewBox', 'preserveAspectRatio', 'aria-hidden', 'focusable'],
    path: ['d'],
    text: ['x', 'y'],
    span: ['class', 'aria-hidden'],
  },
  'event-calendar': {
    div: ['class', 'data-calendar-month'],
    a: ['class', 'href', 'rel', 'aria-label', 'title'],
    span: ['aria-hidden', 'class'],
    h2: ['class', 'aria-live'],
    table: ['class', 'aria-label'],
    thead: [],
    tr: ['class'],
    th: ['scope', 'class'],
    tbody: [],
    td: ['class'],
    p: ['class'],
    time: ['class', 'datetime'],
    ul: ['class'],
    li: ['class'],
  },
  image: {
    noscript: [],
    img: ['src', 'class', ...imageAttributes, 'data-load', 'data-image-id', 'data-type'],
  },
  'like-button': { span: ['class', 'data-item-id', 'data-like-count'] },
  'product-checkout': joined(variantsShape, quantityShape, buttonShape),
  'product-former-price': nativePrice,
  'product-price': nativePrice,
  'product-quick-view': { span: ['class', 'role', 'tabindex', 'data-id', 'data-group'] },
  'product-restock-notification': {
    div: ['class', 'data-product-id', 'data-variant-id', 'hidden', 'data-captcha', 'data-captcha-key'],
    span: ['class'],
    form: ['class', 'action', 'method'],
    input: [
      'class',
      'type',
      'x-autocompletetype',
      'autocomplete',
      'maxlength',
      'required',
      'aria-label',
      'spellcheck',
      'name',
      'placeholder',
      'value',
      'checked',
    ],
    label: ['class'],
    noscript: [],
    a: ['class', 'href'],
    p: ['class'],
  },
  'product-scarcity': { div: ['class', 'data-variant-attributes', 'hidden'] },
  'product-status': { div: ['class'] },
  'quantity-input': quantityShape,
  'social-button': {
    div: [
      'class',
      'data-system-data-id',
      'data-asset-url',
      'data-record-type',
      'data-full-url',
      'data-title',
    ],
  },
  'social-button-inline': {
    span: [
      'class',
      'data-system-data-id',
      'data-asset-url',
      'data-record-type',
      'data-full-url',
      'data-title',
    ],
  },
  'subscription-price': nativePrice,
  'summary-form-field': { div: ['style'], span: ['style'] },
  'system-gallery': {
    div: [
      ...['class', 'id', 'style', 'hidden', 'role', 'aria-label', 'aria-live'],
      ...['data-design', 'data-item-id', 'data-lightbox', 'data-type'],
    ],
    a: ['class', 'href', 'role', 'aria-haspopup', 'data-lightbox-index', 'target', 'rel'],
    img: [
      ...[
        'class',
        'src',
        'srcset',
        'sizes',
        'width',
        'height',
        'alt',
        'fetchpriority',
        'loading',
        'decoding',
        'style',
      ],
      ...['data-image', 'data-image-dimensions', 'data-image-focal-point'],
    ],
    button: ['class', 'type', 'aria-label'],
    span: ['class'],
  },
  'twitter-follow-button': { script: [], div: ['class', 'data-username'] },
  'variants-select': variantsShape,
  video: {
    div: ['class', 'style', 'data-load', 'data-html', 'data-provider-name'],
    img: [
      'data-load',
      'data-src',
      'data-image-dimensions',
      'data-image-focal-point',
      ...['topleft', 'topright', 'bottomleft', 'bottomright', 'center'].map((part) => `data-color-${part}`),
    ],
  },
}

/** Formatters whose output goes inside of a tag. */
export const attributeRuns: Readonly<Record<string, readonly string[]>> = {
  'child-image-meta': imageAttributes,
  'cover-image-meta': imageAttributes,
  'image-color': ['topleft', 'topright', 'bottomleft', 'bottomright', 'center'].map(
    (part) => `data-color-${part}`,
  ),
  'image-meta': imageAttributes,
  'image-srcset': ['srcset'],
}

/** Formatters whose output is text for people, and has no markup at all. */
export const plainTexts: readonly string[] = ['comment-count', 'google-calendar-url', 'item-classes']

/** Formatters that give a value, a number or an address: they build no HTML, and a template escapes what it prints of them. */
export const values: readonly string[] = [
  ...[
    'AbsUrl',
    'bookkeeper-money-format',
    'capitalize',
    'cart-subtotal',
    'cart-url',
    'color-weight',
    'datetimefield',
  ],
  ...[
    'from-price',
    'height',
    'humanizeDuration',
    'i18n-money-format',
    'money-format',
    'moneyFormat',
    'money-string',
  ],
  ...[
    'normal-price',
    'percentage-format',
    'resizedHeightForWidth',
    'resizedWidthForHeight',
    'sale-price',
    'unit',
  ],
  ...[
    'squarespaceThumbnailForHeight',
    'squarespaceThumbnailForWidth',
    'variant-descriptor',
    'website-color',
    'width',
  ],
]

/** Fields that hold HTML of the owner, cleaned when it was written: a formatter prints them as they are. */
export const ownersHtml: Readonly<Record<string, readonly string[]>> = {
  'system-gallery': ['description', 'body', 'excerpt'],
}
