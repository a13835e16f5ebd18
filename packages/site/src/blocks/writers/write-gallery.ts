import { readGallerySettings } from '@vitrine/domain/content/gallery/gallery-options'
import { galleryHtml } from '@vitrine/storefront/widgets/gallery/gallery-html'
import { galleryWords } from '@vitrine/storefront/widgets/gallery/gallery-words'
import { imageJson } from '../../page-json/image.ts'
import { itemJson } from '../../page-json/items/item.ts'
import { localizedStringsIn } from '../../page-json/website/localized-strings.ts'
import { isShop } from '../../theme/collection-shape.ts'
import { sayIn } from '../../words/visitor-words.ts'
import type { BlockContext, BlockWriter } from '../block-context.ts'
import { collectionNamed } from '../find-collection.ts'

/** Most pictures that a block takes from a collection (specification, section 9). */
const maxPictures = 250

/** Width of a page's content that the choice of picture widths reckons with, in pixels. */
const contentWidthPx = 1_500

/** Pictures of its own, or those of a gallery page. */
export const writeGallery: BlockWriter<'gallery'> = async (value, place) => {
  const pictures =
    value.collectionId === '' ? ownPictures(value.images) : await collectionPictures(value, place)
  const widthPx = Math.round((contentWidthPx * place.span) / 12)
  const { language } = place.page.context.site
  const say = sayIn(language)
  const strings = localizedStringsIn(language)
  const settings = readGallerySettings(value.settings)
  const gallery = galleryHtml(pictures, settings, {
    id: `${place.id}-gallery`,
    label: say('Gallery'),
    wording: (name) => strings[name] ?? galleryWords[name],
    widthPx,
  })
  return gallery.text === '' ? null : gallery
}

type GalleryValue = Parameters<typeof writeGallery>[0]

function ownPictures(images: GalleryValue['images']): readonly unknown[] {
  return images.flatMap(({ image, title, description, link, newWindow }) =>
    image
      ? [
          {
            ...imageJson(image),
            title,
            description,
            clickthroughUrl: link === '' ? '' : { url: link, newWindow },
          },
        ]
      : [],
  )
}

async function collectionPictures(
  { collectionId }: GalleryValue,
  { page }: BlockContext,
): Promise<readonly unknown[]> {
  const { store, nowMs } = page.context
  const collection = collectionNamed(collectionId, page.context)
  if (!collection || isShop(collection, page.context.theme)) return []
  const { rows } = await store.items.list({
    collectionId: collection.id,
    publishedBeforeMs: nowMs,
    order: 'position',
    offset: 0,
    limit: maxPictures,
  })
  return rows.map((item) => itemJson(item, collection, page.context))
}
