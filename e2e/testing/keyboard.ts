import type { Locator, Page } from 'playwright-core'

/** A person at the keyboard: no mouse, and nothing is pressed whose focus cannot be seen. */
export interface Keyboard {
  /** Goes to something by the tab key; throws when it is never reached, or when it cannot be seen where the focus is. */
  goTo(target: Locator): Promise<void>
  /** Goes to a field and writes into it, in place of what was there. */
  write(target: Locator, text: string): Promise<void>
  /** Goes to something and presses a key on it. */
  press(target: Locator, key: string): Promise<void>
}

const farthest = 120

/** Takes the keyboard of a page. */
export function takeKeyboard(page: Page): Keyboard {
  const goTo = async (target: Locator) => {
    await target.first().waitFor()
    for (let step = 0; step < farthest; step += 1) {
      if (await target.first().evaluate((element) => element === document.activeElement)) {
        if (await page.evaluate(isFocusSeen)) return
        throw new Error(`The focus on ${target} cannot be seen.`)
      }
      await page.keyboard.press('Tab')
    }
    throw new Error(`${target} is not reached by the tab key.`)
  }
  return {
    goTo,
    async write(target, text) {
      await goTo(target)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
    },
    async press(target, key) {
      await goTo(target)
      await page.keyboard.press(key)
    },
  }
}

/** Runs in the page: whether what has the focus shows it by a line or a shadow around it, or by a caret in it. */
function isFocusSeen(): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body) return false
  const around = [focused, ...(focused.parentElement ? [focused.parentElement] : [])]
  const hasMark = around.some((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  })
  const isText = focused.matches('textarea, input:not([type=checkbox], [type=radio]), [contenteditable=true]')
  return focused.getBoundingClientRect().width > 0 && (hasMark || isText)
}
