import type { CountedButton } from './census.ts'
import { foreignOrigin } from './page-facts.ts'

/** Buttons as the blocks of a page have them, ours and those of older templates. */
const buttons =
  '.sqs-block-button-element, .sqs-block-button a, .image-button a, .sqs-popup-overlay-action, .sqs-announcement-bar-url'

/** Forms that visitors fill in for the owner. */
const forms = 'form.form-block-form[data-form-id], form.newsletter-form[data-form-id], form[data-form-id]'

/** A page that has more of them is not asked about all. */
const mostSeen = 20

interface SeenCounts {
  readonly buttonRender: (button: CountedButton) => void
  readonly buttonClick: (button: CountedButton) => void
  readonly formRender: (formId: string) => void
}

/** Counts which buttons and forms of the page come into view, each once, and which buttons are pressed. */
export function watchSeen({ buttonRender, buttonClick, formRender }: SeenCounts): void {
  const known = new WeakSet<Element>()
  let left = mostSeen
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      left -= 1
      if (left < 0) continue
      if (target instanceof HTMLFormElement) formRender(target.dataset.formId ?? '')
      else buttonRender(buttonAt(target))
    }
  })
  const look = () => {
    for (const element of document.querySelectorAll(`${buttons}, ${forms}`)) {
      if (known.has(element)) continue
      known.add(element)
      observer.observe(element)
    }
  }
  look()
  document.addEventListener('vitrine:content', look)
  const take = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest(buttons) : null
    if (pressed) buttonClick(buttonAt(pressed))
  }
  addEventListener('click', take, true)
}

function buttonAt(element: Element): CountedButton {
  const address = element instanceof HTMLAnchorElement ? element.href : ''
  const words = element.textContent.replace(/\s+/g, ' ').trim()
  const href = placeOf(address)
  return { label: words.slice(0, 100) || href, href }
}

/** A path of ours, a foreign host; of a telephone number or an address of mail its kind alone. */
function placeOf(address: string): string {
  try {
    const { protocol, pathname } = new URL(address)
    if (!protocol.startsWith('http')) return protocol
    return foreignOrigin(address) || pathname.slice(0, 200)
  } catch {
    return ''
  }
}
