import type { CountedButton } from './census.ts'
import { foreignOrigin } from './page-facts.ts'

/** Buttons as the blocks of a page have them, ours and those of older templates. */
const buttons =
  '.sqs-block-button-element, .sqs-block-button a, .image-button a, .sqs-popup-overlay-action, .sqs-announcement-bar-url'

/** Forms that visitors fill in for the owner. */
const forms = 'form.form-block-form[data-form-id], form.newsletter-form[data-form-id], form[data-form-id]'

/** A page that has more of them is not asked about all. */
const mostSeen = 20

/** What comes into view within so long is told together. */
const gatherMs = 1_000

interface SeenCounts {
  readonly buttonsSeen: (buttons: readonly CountedButton[]) => void
  readonly buttonClick: (button: CountedButton) => void
  readonly formsSeen: (formIds: readonly string[]) => void
}

/** Counts which buttons and forms of the page come into view, each once, and which buttons are pressed. */
export function watchSeen(counts: SeenCounts): void {
  const known = new WeakSet<Element>()
  let left = mostSeen
  const seen = gatherSeen(counts)
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      left -= 1
      if (left < 0) continue
      seen.take(target)
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
    if (pressed) counts.buttonClick(buttonAt(pressed))
  }
  addEventListener('click', take, true)
  // Whoever leaves saw them, too.
  addEventListener('pagehide', seen.tell)
}

/** Gathers what comes into view, and tells of it at once when a second has passed. */
function gatherSeen({ buttonsSeen, formsSeen }: SeenCounts) {
  let seenButtons: CountedButton[] = []
  let seenForms: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    clearTimeout(timer)
    timer = undefined
    if (seenButtons.length > 0) buttonsSeen(seenButtons)
    if (seenForms.length > 0) formsSeen(seenForms)
    seenButtons = []
    seenForms = []
  }
  return {
    tell,
    take(element: Element): void {
      if (element instanceof HTMLFormElement) seenForms.push(element.dataset.formId ?? '')
      else seenButtons.push(buttonAt(element))
      timer ??= setTimeout(tell, gatherMs)
    },
  }
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
