import { elementsOf } from '../elements.ts'
import { loadImage } from '../image-loader/load-image.ts'
import { Gallery } from './gallery.ts'
import type { GallerySettings } from './gallery-settings.ts'

/** `Y.Squarespace.GalleryManager`: the galleries of a page, and pictures to be loaded one after another. */
export const galleryManager = {
  _galleries: [] as Gallery[],
  getGalleries: (): readonly Gallery[] => galleryManager._galleries,
  addImageQueue: (images: unknown): void => {
    for (const image of elementsOf(images)) loadImage(image, { load: true, mode: image.dataset.mode })
  },
  promoteImageQueue: (images: unknown): void => galleryManager.addImageQueue(images),
}

/** A gallery that the manager knows. */
export class ManagedGallery extends Gallery {
  constructor(settings?: GallerySettings) {
    super(settings)
    galleryManager._galleries.push(this)
  }
}
