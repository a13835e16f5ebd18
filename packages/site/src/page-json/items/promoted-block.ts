import type { ContentItem } from '@vitrine/domain/content/item'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { escapeHtml } from '../../html/escape.ts'

/** `promotedBlock`: what stands for a post in lists, as HTML; '' when its owner chose nothing or there is nothing of that kind. */
export function promotedBlockHtml(item: ContentItem): string {
  switch (item.promotedBlockType) {
    case 'image':
      return item.image ? block('image', picture(item.image)) : ''
    case 'gallery':
      return item.gallery.length > 0 ? block('gallery', item.gallery.map(picture).join('')) : ''
    case 'video':
      return item.video ? block('video', item.video.html) : ''
    case 'quote':
      return item.excerptHtml ? block('quote', `<blockquote>${item.excerptHtml}</blockquote>`) : ''
    default:
      return ''
  }
}

function block(type: string, html: string): string {
  return `<div class="sqs-block sqs-block-${type} promoted-block"><div class="sqs-block-content">${html}</div></div>`
}

function picture({ assetUrl, altText, widthPx, heightPx }: ProductImage): string {
  const address = escapeHtml(assetUrl)
  return `<img src="${address}?format=1000w" alt="${escapeHtml(altText)}" width="${widthPx}" height="${heightPx}" loading="lazy">`
}
