import { ManagedGallery, pageGalleries } from '../gallery/page-galleries.ts'
import { squarespace } from '../namespace.ts'

Object.assign(squarespace(), {
  Gallery2: ManagedGallery,
  Gallery: ManagedGallery,
  GalleryManager: pageGalleries,
})
