import type { ButtonState } from './button-states.ts'

/** What the button says while it is busy (specification, section 4). */
export const buttonText = { adding: 'Adding…', added: 'Added!' } as const

/** What it says of a chosen variant that is gone. */
const soldOutText = 'Sold out'

const ownLabels = new WeakMap<HTMLElement, string>()

/** Shows the state of an add button in its label, and whether what is chosen is sold out; it keeps its focus, so it is never disabled. */
export function paintButton(
  button: HTMLElement,
  { button: state, isSoldOut }: { readonly button: ButtonState; readonly isSoldOut: boolean },
): void {
  const place = button.querySelector<HTMLElement>('.sqs-add-to-cart-button-inner') ?? button
  const ownLabel = ownLabels.get(button) ?? button.dataset.originalLabel ?? place.textContent ?? ''
  ownLabels.set(button, ownLabel)
  const atRest = isSoldOut ? soldOutText : ownLabel
  const text = state === 'idle' ? atRest : buttonText[state]
  if (place.textContent !== text) place.textContent = text
  button.classList.toggle('cart-adding', state === 'adding')
  button.classList.toggle('cart-added', state === 'added')
  button.classList.toggle('is-sold-out', isSoldOut)
  if (state === 'idle' && !isSoldOut) button.removeAttribute('aria-disabled')
  else button.setAttribute('aria-disabled', 'true')
}
