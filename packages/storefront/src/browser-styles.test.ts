import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'

const ours = readFileSync(path.resolve(import.meta.dirname, 'browser.css'), 'utf8')

afterEach(() => document.head.replaceChildren())

/** Whether the buttons of a choice are shown under the style of a template, which comes after ours. */
function showsButtons(templateStyle: string): boolean {
  document.head.innerHTML = `<style>${ours}</style><style>${templateStyle}</style>`
  document.body.innerHTML = `<div class="variant-option"><div class="variant-select-wrapper"><select></select></div>
    <div class="variant-radiobtn-wrapper"></div></div>`
  const buttons = document.querySelector('.variant-radiobtn-wrapper') as HTMLElement
  return getComputedStyle(buttons).display !== 'none'
}

it('shows a choice once, as the drop-down, unless the template shows it as buttons', () => {
  expect(showsButtons('div { margin: 0 }')).toBe(false)
  expect(
    showsButtons('.variant-select-wrapper { display: none } .variant-radiobtn-wrapper { display: block }'),
  ).toBe(true)
})
