import type { Item } from './page.ts'
import { htmlattr, optionValues } from './widgets.ts'

/** The classes of an item, for an attribute. */
export const itemClasses = (item: Item, index: number): string => htmlattr(itemClassNames(item, index))

/** The classes of an item. */
export function itemClassNames(item: Item, index: number): string {
  return [
    'hentry',
    ...item.categories.map((name) => `category-${name}`),
    ...item.tags.map((name) => `tag-${name}`),
    `author-${slug(item.author.displayName)}`,
    `post-type-${item.recordTypeLabel}`,
    `article-index-${index}`,
    ...(item.starred ? ['featured'] : []),
  ].join(' ')
}

const slug = (text: string): string =>
  text
    .replace(/[^a-zA-Z0-9\s-]+/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase()

/** The link to the comments of an item. */
export function commentLink(item: Item): string {
  const count = item.publicCommentCount
  const id = htmlattr(item.id)
  return `<a href="${htmlattr(item.fullUrl)}#comments-${id}" class="sqs-comment-link" data-id="${id}"> ${count} ${count === 1 ? 'Comment' : 'Comments'} </a>`
}

/** The heart of an item. */
export const likeButton = (item: Item): string =>
  `<span class="sqs-simple-like" data-item-id="${htmlattr(item.id)}" data-like-count="${item.likeCount}"><span class="like-icon"></span><span class="like-count"></span></span>`

/** The share buttons of an item. */
export const socialButton = (item: Item): string =>
  `<span class="squarespace-social-buttons inline-style" data-system-data-id="${htmlattr(item.mainImageId)}" data-asset-url="${htmlattr(item.assetUrl)}" data-record-type="${item.recordType}" data-full-url="${htmlattr(item.fullUrl)}" data-title="${htmlattr(item.title)}"></span>`

/** The field for how many to buy. */
export const quantityInput = (item: Item): string =>
  `<div class="product-quantity-input" data-item-id="${htmlattr(item.id)}" data-animation-role="content"><div class="quantity-label">Quantity:</div><input aria-label="Quantity" size="4" max="9999" min="1" value="1" type="number" step="1"></div>`

/** The button that buys. */
export const addToCart = (item: Item): string =>
  `<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button"><div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary" role="button" tabindex="0" data-dynamic-strings data-collection-id="${htmlattr(item.collectionId)}" data-item-id="${htmlattr(item.id)}" data-product-type="${item.structuredContent.productType}" data-use-custom-label="" data-original-label="Add To Cart"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div>`

/** The choice between variants. */
export function variantsSelect(item: Item): string {
  const { variantOptionOrdering } = item.structuredContent
  const options = variantOptionOrdering.map((name) => option(optionValues(item, name), htmlattr(name)))
  const json = htmlattr(JSON.stringify(item.structuredContent.variants).replaceAll('</', '<\\/'))
  return `<div class="product-variants" data-item-id="${htmlattr(item.id)}" data-variants="${json}" data-animation-role="content">${options.join('')}</div>`
}

function option(unescaped: readonly string[], name: string): string {
  const values = unescaped.map(htmlattr)
  const choices = values.map((value) => `<option value="${value}">${value}</option>`).join('')
  const buttons = values.map((value) => radio(name, value)).join('')
  return `<div class="variant-option"><div class="variant-option-title">${name}: </div><div class="variant-select-wrapper"><select aria-label="Select ${name}" data-variant-option-name="${name}"><option value="">Select ${name}</option>${choices}</select></div><div class="variant-radiobtn-wrapper" data-variant-option-name="${name}">${buttons}</div></div>`
}

function radio(name: string, value: string): string {
  const id = `variant-option-${name}-${value}`
  return `<input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${name}" id="${id}"><label class="sqs-button-element--secondary" role="button" tabindex="0" for="${id}">${value}</label>`
}
