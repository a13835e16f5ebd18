import { buildLightbox } from './lightbox-elements.ts'
import type { LightboxPicture } from './lightbox-picture.ts'
import { watchSwipes } from './swipe.ts'

/** Pictures to leaf through. */
export interface LightboxContent {
  /** Its name for screen readers. */
  readonly label: string
  readonly theme: 'dark' | 'light'
  readonly pictures: readonly LightboxPicture[]
  readonly index: number
  /** What has the focus once the lightbox is closed on a picture. */
  readonly focusAfter: (index: number) => HTMLElement
}

/**
 * Enlarges pictures in a dialog over the page: the page is out of reach, Escape and a click beside the picture close it, arrow keys and
 * swipes lead on, and the focus returns to the picture that was shown last.
 */
export function openLightbox({ label, theme, pictures, index, focusAfter }: LightboxContent): void {
  const parts = buildLightbox(label, theme, pictures.length > 1)
  let shown = index
  const show = (wanted: number) => {
    shown = (wanted + pictures.length) % pictures.length
    const picture = pictures[shown]
    if (picture) parts.show(picture, `Picture ${shown + 1} of ${pictures.length}`)
    // The neighbours are fetched so that leafing does not wait.
    for (const step of [1, -1]) preload(pictures[(shown + step + pictures.length) % pictures.length])
  }
  const { dialog } = parts
  const close = () => {
    if (!dialog.isConnected) return
    dialog.close()
    dialog.remove()
    document.body.classList.remove('sqs-lightbox-open')
    focusAfter(shown).focus()
  }
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  dialog.addEventListener('close', close)
  dialog.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    if (target.closest('.sqs-lightbox-next')) show(shown + 1)
    else if (target.closest('.sqs-lightbox-previous')) show(shown - 1)
    else if (target.closest('.sqs-lightbox-meta-trigger')) parts.toggleCaption()
    else if (!target.closest('img, .sqs-lightbox-meta') || target.closest('.sqs-lightbox-close')) close()
  })
  if (pictures.length > 1) {
    dialog.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowRight') show(shown + 1)
      if (key === 'ArrowLeft') show(shown - 1)
    })
    watchSwipes(dialog, (direction) => show(shown + direction))
  }
  document.body.append(dialog)
  document.body.classList.add('sqs-lightbox-open')
  dialog.showModal()
  show(index)
}

function preload(picture: LightboxPicture | undefined): void {
  if (!picture) return
  const image = new Image()
  image.sizes = '100vw'
  if (picture.srcset) image.srcset = picture.srcset
  else image.src = picture.url
}
