import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

describe('the way back from a dialog', () => {
  let stop: () => void
  beforeEach(() => {
    document.body.innerHTML = `<h1 tabindex="-1">Orders</h1>
      <button id="refund">Refund</button>
      <button id="more" aria-controls="menu" aria-expanded="true">More</button>`
    stop = keepFocus(document)
  })
  afterEach(() => stop())

  it('leads to what opened it, though it knows of no focus before its own', async () => {
    at('refund').focus()
    show('<section role="dialog" id="dialog"><button id="back">Back</button></section>')
    at('back').focus()
    at('dialog').remove()
    await isFocused('refund')
  })

  it('leads to the button of the menu whose entry opened it', async () => {
    show(
      '<div role="menu" id="menu" aria-labelledby="more"><button role="menuitem" id="entry">Rename</button></div>',
    )
    at('entry').focus()
    // The menu is shut by then: its button controls nothing any more.
    at('more').removeAttribute('aria-controls')
    show('<section role="dialog" id="dialog"><button id="back">Back</button></section>')
    at('back').focus()
    at('menu').remove()
    at('dialog').remove()
    await isFocused('more')
  })

  it('leads through a dialog that opened another and is gone, too', async () => {
    at('refund').focus()
    show('<section role="dialog" id="outer"><button id="choose">Choose</button></section>')
    at('choose').focus()
    show('<section role="dialog" id="inner"><button id="back">Back</button></section>')
    at('back').focus()
    at('outer').remove()
    at('inner').remove()
    await isFocused('refund')
  })

  it('leads into a dialog that is still open rather than behind it', async () => {
    at('refund').focus()
    show('<section role="dialog" id="dialog"><button id="back">Back</button></section>')
    at('back').focus()
    show('<section role="dialog" id="next" tabindex="-1"></section>')
    at('dialog').remove()
    await isFocused('next')
  })

  it('leads to the heading where what opened it is gone as well', async () => {
    at('refund').focus()
    show('<section role="dialog" id="dialog"><button id="back">Back</button></section>')
    at('back').focus()
    at('refund').remove()
    at('dialog').remove()
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })
})

function show(html: string): void {
  document.body.insertAdjacentHTML('beforeend', html)
}

function at(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`There is no ${id}.`)
  return found
}

async function isFocused(id: string): Promise<void> {
  await vi.waitFor(() => expect(document.activeElement?.id).toBe(id))
}
