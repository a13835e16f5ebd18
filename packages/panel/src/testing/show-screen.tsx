import './browser-stand-ins.ts'
import { notifications } from '@mantine/notifications'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../app.tsx'
import { buildQueryClient } from '../call/query-client.ts'
import { buildRouter } from '../router.tsx'

/** A screen that is shown for a test. */
export interface ShownScreen {
  /** Waits until something is there. */
  readonly waitUntil: (isThere: () => boolean) => Promise<void>
  /** Waits until some words are on the screen. */
  readonly waitFor: (words: string) => Promise<void>
  /** The field with this label. */
  readonly field: (label: string) => HTMLInputElement
  /** The button with these words. */
  readonly button: (words: string) => HTMLButtonElement
  readonly type: (field: HTMLInputElement, text: string) => Promise<void>
  readonly press: (button: HTMLElement) => Promise<void>
  /** Presses the button with these words once it is there and can be pressed: while something is read or saved, it cannot. */
  readonly pressOnceThere: (words: string) => Promise<void>
  /** Presses a key, such as `ArrowDown`, on what has the focus. */
  readonly key: (element: HTMLElement, key: string) => Promise<void>
  /** Waits for what listens to the panel's keys, which comes when a screen is at rest; before any dialog is open. */
  readonly waitForKeys: () => Promise<void>
  /** Reads what the screen shows once more, as it is when somebody comes back to the window. */
  readonly readAgain: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Shows a screen of the panel by its address. What it asks the server is answered by a fake `fetch`. */
export async function showScreen(address: string): Promise<ShownScreen> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  // Toasts outlive the screen that showed them, and new ones wait for them to go.
  notifications.clean()
  notifications.cleanQueue()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const queries = buildQueryClient()
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  const router = buildRouter(queries, createMemoryHistory({ initialEntries: [`/config${address}`] }))
  await act(async () => {
    root.render(
      <App queries={queries}>
        <RouterProvider router={router} />
      </App>,
    )
  })

  return {
    waitUntil: (isThere) => waitUntil(isThere, String(isThere)),
    waitFor: (words) => waitUntil(() => document.body.textContent?.includes(words) ?? false, words),
    field: (label) => findField(label),
    button: (words) => findButton(words),
    type: (field, text) => act(async () => typeInto(field, text)),
    press: (button) => act(async () => button.click()),
    pressOnceThere: async (words) => {
      await waitUntil(() => seekButton(words)?.disabled === false, words)
      await act(async () => findButton(words).click())
    },
    key: (element, key) =>
      act(async () => void element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
    waitForKeys: () =>
      waitUntil(() => {
        const press = new KeyboardEvent('keydown', {
          key: 'f',
          code: 'KeyF',
          bubbles: true,
          cancelable: true,
        })
        document.body.dispatchEvent(press)
        return press.defaultPrevented
      }, 'What listens to the keys'),
    readAgain: async () => {
      await act(() => queries.refetchQueries({ type: 'active' }))
      // What came of it is told to the screen a moment later.
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    },
    close: async () => {
      await act(async () => root.unmount())
      queries.clear()
      place.remove()
    },
  }
}

/** What a screen shows late, such as a toast, may have to be loaded first, on a machine with much to do. */
const limitMs = 15_000

async function waitUntil(isThere: () => boolean, words: string): Promise<void> {
  const endMs = Date.now() + limitMs
  while (!isThere()) {
    if (Date.now() > endMs) throw new Error(`"${words}" did not appear.`)
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  }
}

function findField(label: string): HTMLInputElement {
  const fields = [...document.querySelectorAll('input')]
  const found = fields.find(
    (field) =>
      field.getAttribute('aria-label') === label || field.labels?.[0]?.textContent?.startsWith(label),
  )
  if (!found) throw new Error(`There is no field "${label}".`)
  return found
}

function seekButton(words: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(
    (button) => button.textContent === words || button.getAttribute('aria-label') === words,
  )
}

function findButton(words: string): HTMLButtonElement {
  const found = seekButton(words)
  if (!found) throw new Error(`There is no button "${words}".`)
  return found
}

function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
