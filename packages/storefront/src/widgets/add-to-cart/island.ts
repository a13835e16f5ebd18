// The behaviour of a product's form: loaded when a visitor first touches it.
import { showBuyNote } from './buy-note.ts'
import { paintButton } from './paint-button.ts'
import { findProductElements, type ProductElements } from './product-elements.ts'
import { createProductWidget, type ProductWidget } from './product-widget.ts'
import '../../parts/page-frame/page.css'
import './add-to-cart.css'

/** The buttons that have their behaviour already; the parts of one product may wake one after another. */
const awake = new WeakSet<HTMLElement>()

/** Wakes the product that an element belongs to. */
export function wake(element: HTMLElement): void {
  const elements = findProductElements(element)
  if (!elements || awake.has(elements.button)) return
  awake.add(elements.button)

  const line = elements.form?.querySelector<HTMLElement>('.product-form-message') ?? null
  const widget = createProductWidget(elements, {
    written: line?.textContent?.trim() ?? '',
    leaveFor: (url) => window.location.assign(url),
  })
  const paint = () => paintButton(elements.button, widget.state.get())
  widget.state.subscribe(paint)
  // A form may come back from the browser's memory with what is sold out chosen.
  if (widget.state.get().isSoldOut) paint()
  listen(elements, widget)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) widget.comeBack()
  })
  mountNote(elements, line, widget)
}

function listen({ form, button }: ProductElements, widget: ProductWidget): void {
  if (form) {
    // Our own messages say more than the browser's, and stand beside the button.
    form.noValidate = true
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void widget.buy()
    })
    // The button of our formatters is one by its role only, and submits nothing by itself.
    if (!(button instanceof HTMLButtonElement)) onPress(button, () => form.requestSubmit())
    return
  }
  onPress(button, () => void widget.buy())
}

function onPress(button: HTMLElement, act: () => void): void {
  button.addEventListener('click', act)
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    act()
  })
}

/** Messages take the place of the line in which the server puts its own. */
function mountNote({ button }: ProductElements, line: HTMLElement | null, widget: ProductWidget): void {
  const note = document.createElement('div')
  note.className = 'vt-buy-note'
  if (line) line.replaceWith(note)
  else (button.closest('.sqs-add-to-cart-button-wrapper') ?? button).after(note)
  showBuyNote(note, widget)
}
