import type { Store } from '../store/store.ts'
import type { ImageForms } from './image-forms.ts'
import type { FormKind } from './picture-task.ts'

/** The widths that pages of the demo ask for most. */
const commonWidths = [300, 500, 750, 1000] as const

/** The kinds that today's browsers take. */
const commonKinds: readonly FormKind[] = ['webp', 'avif']

/** Makes the common forms of all products' pictures, one at a time, so that first visitors need not wait for them. */
export async function prepareForms(
  store: Store,
  forms: ImageForms,
  isStopping: () => boolean,
): Promise<void> {
  for (const site of await store.sites.list()) {
    const { collections, products } = store.site(site.id)
    const shops = (await collections.list()).filter((each) => each.typeName === 'products')
    for (const { id } of shops) {
      const { rows } = await products.list({ collectionId: id, offset: 0, limit: 100 })
      const imageIds = rows.flatMap((product) => product.images.map((image) => image.id))
      for (const kind of commonKinds) {
        for (const imageId of imageIds) {
          for (const widthPx of commonWidths) {
            if (isStopping()) return
            await forms.prepare({ websiteId: site.id, imageId, widthPx, kind })
          }
        }
      }
    }
  }
}
