import type { Store } from '../store/store.ts'
import type { ImageForms, WantedForm } from './image-forms.ts'

/** The widths that pages of the demo ask for most. */
const commonWidths = [300, 500, 750, 1000] as const

/** The widths that lists ask for; the smallest kind takes so long to make that only these are made of it beforehand. */
const listWidths = [500, 750] as const

/** Makes the common forms of all products' pictures, one at a time, so that first visitors need not wait for them. */
export async function prepareForms(
  store: Store,
  forms: ImageForms,
  isStopping: () => boolean,
): Promise<void> {
  for (const site of await store.sites.list()) {
    for (const wanted of await commonForms(store, site.id)) {
      if (isStopping()) return
      await forms.prepare(wanted)
    }
  }
}

async function commonForms(store: Store, websiteId: string): Promise<readonly WantedForm[]> {
  const { collections, products } = store.site(websiteId)
  const shops = (await collections.list()).filter((each) => each.typeName === 'products')
  const pages = await Promise.all(
    shops.map(({ id }) => products.list({ collectionId: id, offset: 0, limit: 100 })),
  )
  const pictures = pages.flatMap(({ rows }) => rows.map((product) => product.images.map(({ id }) => id)))
  const quick = pictures
    .flat()
    .flatMap((imageId) =>
      commonWidths.map((widthPx): WantedForm => ({ websiteId, imageId, widthPx, kind: 'webp' })),
    )
  const small = pictures.flatMap((ids) =>
    ids
      .slice(0, 1)
      .flatMap((imageId) =>
        listWidths.map((widthPx): WantedForm => ({ websiteId, imageId, widthPx, kind: 'avif' })),
      ),
  )
  return [...quick, ...small]
}
