import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

describe('keepFocus', () => {
  let stop: () => void
  beforeEach(() => {
    document.body.innerHTML = '<h1 tabindex="-1">Orders</h1><button>Remove</button><button>Other</button>'
    stop = keepFocus(document)
    button().focus()
  })
  afterEach(() => stop())

  it('leads from what went away to the heading', async () => {
    button().remove()
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })

  it('leads from what went away into the dialog that is open', async () => {
    document.body.insertAdjacentHTML('beforeend', '<section role="dialog" tabindex="-1"></section>')
    button().remove()
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('SECTION'))
  })

  it('leads on from what went away while it was disabled', async () => {
    const pressed = button()
    pressed.blur()
    pressed.disabled = true
    await new Promise((resolve) => setTimeout(resolve, 150))
    pressed.remove()
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })

  it('leaves the focus where a screen led it', async () => {
    button().remove()
    button().focus()
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(document.activeElement?.textContent).toBe('Other')
  })

  it('leaves the keys to what takes them without the focus', async () => {
    document.body.insertAdjacentHTML('beforeend', '<section data-keys-taken></section>')
    button().remove()
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(document.activeElement).toBe(document.body)
  })

  it('goes back to what was disabled while it worked', async () => {
    const pressed = button()
    pressed.blur()
    pressed.disabled = true
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(document.activeElement).toBe(document.body)
    pressed.disabled = false
    await vi.waitFor(() => expect(document.activeElement).toBe(pressed))
  })

  it('goes back to what was disabled for a moment only, by an answer that came at once', async () => {
    const pressed = button()
    pressed.blur()
    pressed.disabled = true
    await new Promise((resolve) => setTimeout(resolve, 20))
    pressed.disabled = false
    await vi.waitFor(() => expect(document.activeElement).toBe(pressed))
  })
})

function button(): HTMLButtonElement {
  const found = document.querySelector('button')
  if (!found) throw new Error('There is no button.')
  return found
}
