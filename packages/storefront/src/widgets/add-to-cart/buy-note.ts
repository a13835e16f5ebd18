import type { AskedForm } from '../../parts/buyers-form/read-buyers-form.ts'
import type { Failure } from '../../parts/page-frame/alert.tsx'
import { buttonText } from './paint-button.ts'
import type { ProductWidget } from './product-widget.ts'

/**
 * Shows in a place what a product's button has to say: failures at once, its state politely; and asks for the fields of its form. It is
 * written without a framework, so that no buyer waits for one: only the form brings it along.
 */
export function showBuyNote(place: HTMLElement, widget: ProductWidget): void {
  const status = document.createElement('span')
  status.className = 'vt-visually-hidden'
  status.setAttribute('role', 'status')
  place.replaceChildren(status)
  let told: Element | null = null
  let asked: AskedForm | null = null
  let shown: Failure | string | null = null
  const paint = () => {
    const { button, failure, written, asking } = widget.state.get()
    status.textContent = button === 'idle' ? '' : buttonText[button]
    const saying = failure ?? (written || null)
    // What stands there already is not read out again.
    if (saying !== shown) {
      told?.remove()
      told = saying ? noteOf(saying) : null
      if (told) status.before(told)
      // Below the edge of a phone's screen it would seem that the button does nothing.
      if (failure) told?.scrollIntoView?.({ block: 'nearest' })
      shown = saying
    }
    if (asking !== asked) void ask(asking)
    asked = asking
  }
  const ask = async (form: AskedForm | null) => {
    try {
      const { showFields } = await import('../additional-fields/show-fields.tsx')
      showFields(place, form, widget)
    } catch {
      if (form) widget.askElsewhere()
    }
  }
  widget.state.subscribe(paint)
  paint()
}

/** A failure of this page, or the line that the server wrote when a plain form came back. */
function noteOf(saying: Failure | string): Element {
  if (typeof saying === 'string') return element('p', 'product-form-message', saying)
  const alert = element('div', 'vt-alert', '')
  alert.setAttribute('role', 'alert')
  alert.append(element('strong', 'vt-alert-title', saying.title))
  if (saying.message) alert.append(element('span', 'vt-alert-message', saying.message))
  return alert
}

function element(name: string, className: string, text: string): Element {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}
