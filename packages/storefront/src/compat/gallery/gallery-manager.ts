import { elementsOf } from '../elements.ts'
import { loadImage } from '../image-loader/load-image.ts'
import { Gallery } from './gallery.ts'
import { type OldGallerySettings, settingsOf } from './old-settings.ts'

/** `Y.Squarespace.GalleryManager`: the galleries of a page, and pictures to be loaded one after another. */
export const galleryManager = {
  _galleries: [] as Gallery[],
  getGalleries: (): readonly Gallery[] => galleryManager._galleries,
  addImageQueue: (images: unknown): void => {
    for (const image of elementsOf(images)) loadImage(image, { load: true, mode: image.dataset.mode })
  },
  promoteImageQueue: (images: unknown): void => galleryManager.addImageQueue(images),
}

/** A gallery that the manager knows, made with the settings of `Gallery2` or of the gallery before it. */
export class ManagedGallery extends Gallery {
  constructor(settings?: OldGallerySettings) {
    super(settingsOf(settings))
    galleryManager._galleries.push(this)
  }
}
