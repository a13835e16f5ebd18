import type { LightboxPicture } from './lightbox-picture.ts'

const showText = 'Show the caption'
const hideText = 'Hide the caption'

/** The elements of a lightbox. */
export interface LightboxElements {
  readonly dialog: HTMLDialogElement
  /** Puts a picture in; `position` is for screen readers. */
  show(picture: LightboxPicture, position: string): void
  toggleCaption(): void
}

/** Builds a lightbox with the class names that templates style. */
export function buildLightbox(label: string, theme: 'dark' | 'light', isMany: boolean): LightboxElements {
  const dialog = document.createElement('dialog')
  dialog.className = `sqs-lightbox-overlay sqs-lightbox-theme-${theme}`
  dialog.setAttribute('aria-label', label || 'Picture')
  const slide = part('div', 'sqs-lightbox-slide')
  const caption = part('div', 'sqs-lightbox-meta')
  const trigger = button('sqs-lightbox-meta-trigger', hideText, 'i')
  const status = part('p', 'sqs-lightbox-status')
  status.setAttribute('aria-live', 'polite')
  const arrows = isMany
    ? [
        button('sqs-lightbox-previous', 'Previous picture', '‹'),
        button('sqs-lightbox-next', 'Next picture', '›'),
      ]
    : []
  dialog.append(button('sqs-lightbox-close', 'Close', '×'), ...arrows, trigger, slide, caption, status)

  const name = () => {
    trigger.setAttribute('aria-label', caption.hidden ? showText : hideText)
    trigger.setAttribute('aria-expanded', String(!caption.hidden))
  }
  return {
    dialog,
    show(picture, position) {
      slide.replaceChildren(imageOf(picture))
      caption.replaceChildren(...(picture.caption?.cloneNode(true).childNodes ?? []))
      const isEmpty = caption.childNodes.length === 0
      caption.hidden = isEmpty
      trigger.hidden = isEmpty
      name()
      status.textContent = picture.altText ? `${position}: ${picture.altText}` : position
    },
    toggleCaption() {
      caption.hidden = !caption.hidden
      name()
    },
  }
}

function imageOf({ url, srcset, altText }: LightboxPicture): HTMLImageElement {
  const image = new Image()
  image.className = 'sqs-lightbox-image'
  image.alt = altText
  image.sizes = '100vw'
  image.draggable = false
  if (srcset) image.srcset = srcset
  image.src = url
  return image
}

function part(name: 'div' | 'p', className: string): HTMLElement {
  const element = document.createElement(name)
  element.className = className
  return element
}

function button(className: string, label: string, sign: string): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className
  element.setAttribute('aria-label', label)
  const mark = document.createElement('span')
  mark.ariaHidden = 'true'
  mark.textContent = sign
  element.append(mark)
  return element
}
