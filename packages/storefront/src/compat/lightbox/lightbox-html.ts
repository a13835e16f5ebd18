/** The elements of an open lightbox. */
export interface LightboxElements {
  readonly root: HTMLElement
  readonly overlay: HTMLElement
  readonly stage: HTMLElement
  readonly meta: HTMLElement
  readonly close: HTMLElement
  readonly next: HTMLElement | null
  readonly previous: HTMLElement | null
}

const ownLabel = 'Lightbox'
const closeLabel = 'Close'
const nextLabel = 'Next'
const previousLabel = 'Previous'

/** Makes the elements, with the class names that templates style. */
export function buildLightbox(isSet: boolean): LightboxElements {
  const root = element('div', 'yui3-widget yui3-lightbox2 sqs-modal-lightbox')
  root.setAttribute('role', 'dialog')
  root.setAttribute('aria-modal', 'true')
  root.setAttribute('aria-label', ownLabel)
  const overlay = element('div', 'sqs-lightbox-overlay')
  const content = element('div', 'sqs-modal-lightbox-content')
  const stage = element('div', 'sqs-lightbox-slideshow lightbox-content')
  const meta = element('div', 'sqs-lightbox-meta')
  const close = button('sqs-lightbox-close', closeLabel, '×')
  const next = isSet ? button('sqs-lightbox-next', nextLabel, '›') : null
  const previous = isSet ? button('sqs-lightbox-previous', previousLabel, '‹') : null
  content.append(stage, meta)
  root.append(overlay, content, ...[previous, next].filter((each) => each !== null), close)
  layOut({ root, overlay, content, stage, meta, close, next, previous })
  return { root, overlay, stage, meta, close, next, previous }
}

function element(name: string, classes: string): HTMLElement {
  const made = document.createElement(name)
  made.className = classes
  return made
}

function button(classes: string, label: string, sign: string): HTMLElement {
  const made = element('button', classes)
  made.setAttribute('type', 'button')
  made.setAttribute('aria-label', label)
  made.textContent = sign
  return made
}

/** Weighs nothing against the rules of templates but what must be so. */
function layOut(
  parts: Readonly<Record<'root' | 'overlay' | 'content' | 'stage' | 'meta' | 'close', HTMLElement>> & {
    readonly next: HTMLElement | null
    readonly previous: HTMLElement | null
  },
): void {
  Object.assign(parts.root.style, { position: 'fixed', inset: '0', zIndex: '2147483000' })
  Object.assign(parts.overlay.style, { position: 'absolute', inset: '0', background: 'rgba(0,0,0,.9)' })
  Object.assign(parts.content.style, { position: 'absolute', inset: '40px' })
  Object.assign(parts.stage.style, {
    position: 'relative',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
  })
  Object.assign(parts.meta.style, {
    position: 'absolute',
    bottom: '0',
    left: '0',
    right: '0',
    color: '#fff',
    textAlign: 'center',
  })
  const sign = {
    position: 'absolute',
    width: '44px',
    height: '44px',
    border: '0',
    background: 'none',
    color: '#fff',
    fontSize: '32px',
    lineHeight: '1',
    cursor: 'pointer',
  }
  Object.assign(parts.close.style, sign, { top: '0', right: '0' })
  if (parts.next) Object.assign(parts.next.style, sign, { top: '50%', right: '0' })
  if (parts.previous) Object.assign(parts.previous.style, sign, { top: '50%', left: '0' })
}
