import { galleryManager, ManagedGallery } from '../gallery/gallery-manager.ts'
import { squarespace } from '../namespace.ts'

Object.assign(squarespace(), {
  Gallery2: ManagedGallery,
  Gallery: ManagedGallery,
  GalleryManager: galleryManager,
})
