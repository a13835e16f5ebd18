import { describe, expect, it, vi } from 'vitest'
import { startQuantitySteps } from './start-quantity-steps.ts'

const page = `<form><span class="vt-quantity"><button type="button" data-step="down"><span>−</span></button>
  <input type="number" min="1" max="3" value="1"><button type="button" data-step="up"><span>+</span></button></span></form>`

/** A document of its own for each test: listeners of one do not hear another. */
function start() {
  const shown = document.implementation.createHTMLDocument()
  shown.body.innerHTML = page
  startQuantitySteps(shown)
  const input = shown.querySelector('input')
  const press = (step: 'up' | 'down') =>
    shown.querySelector<HTMLElement>(`[data-step="${step}"] span`)?.click()
  return { shown, input, press }
}

describe('the buttons beside a quantity field', () => {
  it('count each press, no further than the field may go', () => {
    const { input, press } = start()
    press('up')
    press('up')
    expect(input?.value).toBe('3')
    press('up')
    expect(input?.value).toBe('3')
    press('down')
    press('down')
    press('down')
    expect(input?.value).toBe('1')
  })

  it('tell of the change, and keep the press from those who would hold it back', () => {
    const { shown, press } = start()
    const changed = vi.fn()
    const clicked = vi.fn()
    shown.addEventListener('change', changed)
    shown.addEventListener('click', clicked, { capture: true })
    press('up')
    expect(changed).toHaveBeenCalledOnce()
    expect(clicked).not.toHaveBeenCalled()
  })

  it('let all other clicks be', () => {
    const { shown } = start()
    const clicked = vi.fn()
    shown.addEventListener('click', clicked)
    shown.querySelector('form')?.click()
    expect(clicked).toHaveBeenCalledOnce()
  })
})
