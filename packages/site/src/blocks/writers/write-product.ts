import { isOnShow } from '@vitrine/domain/catalogue/for-members'
import { html, siteWording } from '@vitrine/storefront/parts/html/markup'
import { productItemJson, productUrl } from '../../page-json/products/product-item.ts'
import { merchandisingJson } from '../../page-json/website/merchandising.ts'
import { type BlockWriter, cleaned } from '../block-context.ts'
import { blockTemplate } from '../block-templates.ts'
import { collectionNamed } from '../find-collection.ts'
import { pictureHtml } from '../picture.ts'

/** A product that can be bought where it is shown. */
export const writeProduct: BlockWriter<'product'> = async (value, { page, data, span }) => {
  const { store, site } = page.context
  const product = value.productId === '' ? undefined : await store.products.find(value.productId)
  const collection = product && collectionNamed(product.collectionId, page.context)
  if (!product || !isOnShow(product) || !collection) return null

  const shown = {
    ...data,
    item: productItemJson(product, collection, site),
    productMerchandisingContext: merchandisingJson([product], site, 'block'),
  }
  const part = (name: 'price' | 'scarcity' | 'purchase') =>
    siteWording(page.render(blockTemplate(name), shown))
  const url = productUrl(product, collection)
  const [image] = product.images
  return html`<div class="product-block clear product-block-alignment-${value.alignment}" data-product-id="${product.id}">${
    value.showImage && image
      ? html`<a class="product-image" href="${url}" tabindex="-1" aria-hidden="true">${pictureHtml(image, {
          span,
          aspectRatio: value.aspectRatio,
          className: 'product-block-picture',
          altText: '',
        })}</a>`
      : ''
  }<div class="productDetails">${
    value.showTitle
      ? html`<a class="product-title" href="${url}">${product.title}</a>`
      : html`<a class="v6-visually-hidden" href="${url}">${product.title}</a>`
  }${value.showPrice ? part('price') : ''}${part('scarcity')}${
    value.showExcerpt && product.excerptHtml !== ''
      ? html`<div class="product-excerpt">${cleaned(product.excerptHtml)}</div>`
      : ''
  }${value.showAddButton ? part('purchase') : ''}</div></div>`
}
