import type { ButtonState } from './button-states.ts'

/** What the button says while it is busy (specification, section 4). */
export const buttonText = { adding: 'Adding…', added: 'Added!' } as const

const ownLabels = new WeakMap<HTMLElement, string>()

/** Shows the state of an add button in its label; it keeps its focus, so it is never disabled. */
export function paintButton(button: HTMLElement, state: ButtonState): void {
  const place = button.querySelector<HTMLElement>('.sqs-add-to-cart-button-inner') ?? button
  const ownLabel = ownLabels.get(button) ?? button.dataset.originalLabel ?? place.textContent ?? ''
  ownLabels.set(button, ownLabel)
  const text = state === 'idle' ? ownLabel : buttonText[state]
  if (place.textContent !== text) place.textContent = text
  button.classList.toggle('cart-adding', state === 'adding')
  button.classList.toggle('cart-added', state === 'added')
  if (state === 'idle') button.removeAttribute('aria-disabled')
  else button.setAttribute('aria-disabled', 'true')
}
