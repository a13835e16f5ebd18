/** Puts a button to either side of a quantity input; the input stays what it is. */
export function addQuantitySteps(input: HTMLInputElement): void {
  const frame = document.createElement('div')
  frame.className = 'vt-quantity'
  input.replaceWith(frame)
  frame.append(stepButton(input, -1), input, stepButton(input, 1))
}

function stepButton(input: HTMLInputElement, by: 1 | -1): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'vt-quantity-step'
  button.textContent = by > 0 ? '+' : '−'
  button.setAttribute('aria-label', by > 0 ? 'One more' : 'One less')
  button.addEventListener('click', () => {
    const most = Number(input.max) || 9999
    const next = (Number(input.value) || 1) + by
    input.value = String(Math.min(Math.max(next, 1), most))
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  return button
}
