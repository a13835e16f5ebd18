import { enlarge } from '../../parts/lightbox/enlarge.ts'
import type { LightboxContent } from '../../parts/lightbox/lightbox.ts'

/** Enlarges the picture of an image block over the page. */
export function wake(link: HTMLElement): void {
  link.addEventListener('click', (event) => {
    if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void enlarge(link, () => contentOf(link))
  })
  link.addEventListener('keydown', (event) => {
    // A link that is a button by its role is pressed by the space bar too.
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  })
}

function contentOf(link: HTMLAnchorElement): LightboxContent {
  const image = link.querySelector('img')
  return {
    label: 'Picture',
    theme: 'dark',
    pictures: [
      {
        url: link.href,
        srcset: image?.srcset ?? '',
        altText: image?.alt ?? '',
        caption: link.closest('figure')?.querySelector('.image-caption') ?? null,
      },
    ],
    index: 0,
    focusAfter: () => link,
  }
}
