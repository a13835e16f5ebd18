import { createElement as h, type ReactElement } from 'react'
import type { Item, Picture } from './page.ts'
import { isOnSale, isSoldOut, optionValues, pricing, srcsetText } from './widgets.ts'

/** An image with the attributes that a loader reads. */
export function image(
  picture: Picture,
  props: { readonly className: string; readonly hasSrcset: boolean },
): ReactElement {
  const { x, y } = picture.mediaFocalPoint
  return h('img', {
    'data-src': picture.assetUrl,
    'data-image': picture.assetUrl,
    'data-image-dimensions': picture.originalSize,
    'data-image-focal-point': `${x},${y}`,
    alt: picture.title,
    srcSet: props.hasSrcset ? srcsetText(picture) : undefined,
    className: props.className,
  })
}

const hidden = (label: string) => h('span', { className: 'visually-hidden v6-visually-hidden' }, label)

/** The price of a product. */
export function productPrice(item: Item): ReactElement {
  const { from, sale, original, plain } = pricing(item)
  if (from !== undefined) return h('div', { className: 'product-price' }, `from ${from}`)
  if (sale === undefined) return h('div', { className: 'product-price' }, plain)
  return h(
    'div',
    { className: 'product-price' },
    hidden('Sale Price:'),
    sale,
    hidden('Original Price:'),
    h('span', { className: 'original-price' }, original),
  )
}

/** The mark of a product. */
export function productStatus(item: Item): ReactElement | null {
  if (isSoldOut(item)) return h('div', { className: 'product-mark sold-out' }, 'sold out')
  return isOnSale(item) ? h('div', { className: 'product-mark sale' }, 'sale') : null
}

/** The link to the comments of an item. */
export function commentLink(item: Item): ReactElement {
  const count = item.publicCommentCount
  const props = {
    href: `${item.fullUrl}#comments-${item.id}`,
    className: 'sqs-comment-link',
    'data-id': item.id,
  }
  return h('a', props, `${count} ${count === 1 ? 'Comment' : 'Comments'}`)
}

/** The heart of an item. */
export function likeButton(item: Item): ReactElement {
  const props = { className: 'sqs-simple-like', 'data-item-id': item.id, 'data-like-count': item.likeCount }
  return h('span', props, h('span', { className: 'like-icon' }), h('span', { className: 'like-count' }))
}

/** The share buttons of an item. */
export function socialButton(item: Item): ReactElement {
  return h('span', {
    className: 'squarespace-social-buttons inline-style',
    'data-system-data-id': item.mainImageId,
    'data-asset-url': item.assetUrl,
    'data-record-type': item.recordType,
    'data-full-url': item.fullUrl,
    'data-title': item.title,
  })
}

/** The field for how many to buy. */
export function quantityInput(item: Item): ReactElement {
  const props = {
    className: 'product-quantity-input',
    'data-item-id': item.id,
    'data-animation-role': 'content',
  }
  const input = {
    'aria-label': 'Quantity',
    size: 4,
    max: 9999,
    min: 1,
    defaultValue: 1,
    type: 'number',
    step: 1,
  }
  return h('div', props, h('div', { className: 'quantity-label' }, 'Quantity:'), h('input', input))
}

/** The button that buys. */
export function addToCart(item: Item): ReactElement {
  const button = {
    className:
      'sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary',
    role: 'button',
    tabIndex: 0,
    'data-dynamic-strings': '',
    'data-collection-id': item.collectionId,
    'data-item-id': item.id,
    'data-product-type': item.structuredContent.productType,
    'data-use-custom-label': '',
    'data-original-label': 'Add To Cart',
  }
  const inner = h('div', { className: 'sqs-add-to-cart-button-inner' }, 'Add To Cart')
  const wrapper = { className: 'sqs-add-to-cart-button-wrapper', 'data-animation-role': 'button' }
  return h('div', wrapper, h('div', button, inner))
}

/** The choice between variants. */
export function variantsSelect(item: Item): ReactElement {
  const props = {
    className: 'product-variants',
    'data-item-id': item.id,
    'data-variants': JSON.stringify(item.structuredContent.variants).replaceAll('</', '<\\/'),
    'data-animation-role': 'content',
  }
  return h(
    'div',
    props,
    item.structuredContent.variantOptionOrdering.map((name) => option(item, name)),
  )
}

function option(item: Item, name: string): ReactElement {
  const values = optionValues(item, name)
  const choices = values.map((value) => h('option', { key: value, value }, value))
  const select = { 'aria-label': `Select ${name}`, 'data-variant-option-name': name }
  return h(
    'div',
    { key: name, className: 'variant-option' },
    h('div', { className: 'variant-option-title' }, `${name}: `),
    h(
      'div',
      { className: 'variant-select-wrapper' },
      h('select', select, h('option', { value: '' }, `Select ${name}`), choices),
    ),
    h(
      'div',
      { className: 'variant-radiobtn-wrapper', 'data-variant-option-name': name },
      values.flatMap((value) => radio(name, value)),
    ),
  )
}

function radio(name: string, value: string): readonly ReactElement[] {
  const id = `variant-option-${name}-${value}`
  const input = {
    type: 'radio',
    className: 'variant-radiobtn',
    defaultValue: value,
    name: `variant-option-${name}`,
    id,
  }
  const label = { className: 'sqs-button-element--secondary', role: 'button', tabIndex: 0, htmlFor: id }
  return [h('input', { key: id, ...input }), h('label', { key: `${id}-label`, ...label }, value)]
}
