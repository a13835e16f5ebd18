import { galleryOptions, readGallerySettings } from '@vitrine/domain/content/gallery/gallery-options'
import { usualGalleryPage } from '@vitrine/domain/content/gallery/gallery-settings'
import { asText } from '@vitrine/template/values/convert'
import { isContainer, ownValue } from '@vitrine/template/values/own'
import { localized } from '../../parts/html/localized.ts'
import { plain } from '../../parts/html/markup.ts'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'
import { galleryHtml } from './gallery-html.ts'
import { galleryWords } from './gallery-words.ts'

/** How wide a gallery that fills a page is taken to be, in CSS pixels. */
const pageWidthPx = 1500

/** Holds wherever the owner decided nothing. */
const usual = galleryOptions(usualGalleryPage)

/**
 * `system-gallery`: the pictures of a gallery collection, in the design that its owner chose (`collection.gallerySettings`). The value is the page,
 * or a collection with its items, as indexes have them.
 */
export const systemGallery = markupFormatter((page, _args, scope) => {
  const items = ownValue(page, 'items')
  if (!Array.isArray(items)) return undefined
  const own = ownValue(page, 'collection')
  const collection = isContainer(own) ? own : page
  const chosen = ownValue(collection, 'gallerySettings')
  return galleryHtml(items, readGallerySettings({ ...usual, ...(isContainer(chosen) ? chosen : {}) }), {
    id: `gallery-${plain(ownValue(collection, 'id')).text}`,
    label: asText(ownValue(collection, 'title')) || 'Gallery',
    widthPx: pageWidthPx,
    isFirst: isContainer(own),
    wording: (name) => localized(scope, name, galleryWords[name]),
  })
})
