import type { Locator, Page } from 'playwright-core'

/** A person at the keyboard: no mouse, and nothing is pressed whose focus cannot be seen. */
export interface Keyboard {
  /** Goes to something by the tab key; throws when it is never reached, or when it cannot be seen where the focus is. */
  goTo(target: Locator): Promise<void>
  /** Goes to a field and writes into it, in place of what was there. */
  write(target: Locator, text: string): Promise<void>
  /** Goes to something and presses a key on it. */
  press(target: Locator, key: string): Promise<void>
  /** Goes to a field with suggestions, writes and takes the first. */
  choose(target: Locator, text: string): Promise<void>
  /** Goes to a field for files, opens it by a key and gives it a file. */
  giveFile(target: Locator, file: string): Promise<void>
  /** Waits until the focus is on something: what was pressed went away, and left it nowhere. */
  holdsFocus(): Promise<void>
}

const farthest = 120

/** Takes the keyboard of a page. */
export function takeKeyboard(page: Page): Keyboard {
  const goTo = async (target: Locator) => {
    const wanted = await target.first().elementHandle()
    for (let step = 0; step < farthest; step += 1) {
      if (await page.evaluate((element) => element === document.activeElement, wanted)) {
        const lasting = await lastingFocusProblem(page)
        if (lasting === null) return
        throw new Error(`The focus on ${target} ${lasting}.`)
      }
      await page.keyboard.press('Tab')
    }
    throw new Error(`${target} is not reached by the tab key.`)
  }
  const press = async (target: Locator, key: string) => {
    await goTo(target)
    await page.keyboard.press(key)
  }
  const write = async (target: Locator, text: string) => {
    await press(target, 'Control+A')
    await page.keyboard.type(text)
  }
  return {
    goTo,
    press,
    write,
    async choose(target, text) {
      await write(target, text)
      await page.getByRole('option', { name: text, exact: true }).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
    async giveFile(target, file) {
      const opening = page.waitForEvent('filechooser')
      await press(target, 'Enter')
      await (await opening).setFiles(file)
    },
    async holdsFocus() {
      await page.waitForFunction(() => document.activeElement !== document.body, null, { timeout: 5_000 })
    },
  }
}

/** Messages step aside with the next picture of the page, which a busy machine draws late: well before they would go by themselves. */
const stepAsideMs = 1500

/** What keeps a person from seeing the focus, and does not go away at once. */
async function lastingFocusProblem(page: Page): Promise<string | null> {
  const endMs = Date.now() + stepAsideMs
  let problem = await page.evaluate(findFocusProblem)
  while (problem !== null && Date.now() < endMs) {
    await page.waitForTimeout(50)
    problem = await page.evaluate(findFocusProblem)
  }
  return problem
}

/** Runs in the page: what keeps a person from seeing what has the focus: no mark of it, or something that lies over it. */
function findFocusProblem(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'is lost'
  const hasOutline = (element: Element | null) => {
    const style = element && getComputedStyle(element)
    return style?.outlineStyle !== 'none' && Number.parseFloat(style?.outlineWidth ?? '0') > 0
  }
  const isText = focused.matches(
    'textarea, input:not([type=checkbox], [type=radio], [type=file]), [contenteditable=true]',
  )
  const isMarked =
    [focused, focused.parentElement, focused.nextElementSibling].some(hasOutline) ||
    getComputedStyle(focused).boxShadow !== 'none'
  const shown = focused.matches('[type=file]') ? (focused.closest('label') ?? focused) : focused
  const { left, top, width, height } = shown.getBoundingClientRect()
  if (width === 0 || !(isMarked || isText)) return 'is not shown'
  const found = [0.1, 0.5, 0.9].map((part) =>
    document.elementFromPoint(left + Math.min(width / 2, 20), top + height * part),
  )
  const isOnTop = found.some(
    (element) => element !== null && (shown.contains(element) || element.contains(shown)),
  )
  const above = found[1]?.outerHTML.slice(0, 200) ?? 'the edge of the window'
  return isOnTop ? null : `is covered by ${above}`
}
