/** What a gallery says beside what its owner says of its pictures: the names are those of `localizedStrings`. */
export const galleryWords = {
  slides: 'Slides',
  stopSlideshow: 'Stop the slideshow',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  thumbnails: 'Thumbnails',
  picture: 'Picture {0}',
  slideOfSlides: '{0} of {1}',
  enlargePicture: 'Enlarge picture {0}',
  openLinkOfPicture: 'Open the link of this picture',
  playTrack: 'Play {title}',
  film: 'film',
} as const

/** A wording of a gallery, by its name. */
export type GalleryWord = keyof typeof galleryWords
