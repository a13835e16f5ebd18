import { enlarge } from '../../parts/lightbox/enlarge.ts'
import type { LightboxContent } from '../../parts/lightbox/lightbox.ts'
import { isPlainPress } from '../../runtime/loader/plain-press.ts'
import { playFilm } from './play-film.ts'
import { startSlideshow } from './slideshow.ts'
import { stripSelector } from './strip.ts'

/** Gives a gallery its behaviour: slides, films, and pictures that are enlarged. */
export function wake(gallery: HTMLElement): void {
  if (gallery.querySelector(stripSelector)) startSlideshow(gallery)
  gallery.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !isPlainPress(event)) return
    const film = event.target.closest<HTMLElement>('.sqs-gallery-film')
    const picture = event.target.closest<HTMLElement>('[data-lightbox-index]')
    if (film && playFilm(film)) event.preventDefault()
    else if (picture) {
      event.preventDefault()
      void enlarge(picture, () => contentOf(gallery, picture))
    }
  })
  gallery.addEventListener('keydown', (event) => {
    // A link that is a button by its role is pressed by the space bar too.
    if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return
    if (!event.target.matches('a[role="button"]')) return
    event.preventDefault()
    event.target.click()
  })
}

function contentOf(gallery: HTMLElement, opener: HTMLElement): LightboxContent {
  const openers = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-lightbox-index]')]
  return {
    label: gallery.getAttribute('aria-label') ?? '',
    theme: gallery.dataset.lightbox === 'light' ? 'light' : 'dark',
    pictures: openers.map((link) => {
      const image = link.querySelector('img')
      return {
        url: link.href,
        srcset: image?.srcset ?? '',
        altText: image?.alt ?? '',
        caption: link.closest('.slide')?.querySelector('.image-slide-title') ?? null,
      }
    }),
    index: openers.findIndex((link) => link.isSameNode(opener)),
    focusAfter: (index) => openers[index] ?? opener,
  }
}
