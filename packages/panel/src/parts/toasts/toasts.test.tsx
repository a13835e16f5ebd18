import '../../testing/browser-stand-ins.ts'
import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DialogButtons } from '../dialogs/dialog-buttons.tsx'
import { Toasts } from './toasts.tsx'

const above = new DOMRect(0, 64, 360, 60)
const below = new DOMRect(0, 700, 360, 60)
const nowhere = new DOMRect(0, 0, 0, 0)

const toasts = () => document.querySelector('.mantine-Notifications-root[data-position="bottom-left"]')

/** As a phone shows them: toasts stand above, and below where they stepped aside. */
function boxOf(element: Element): DOMRect {
  if (element.parentElement === toasts()) return toasts()?.classList.contains('toasts-aside') ? below : above
  if (element.matches('input')) return above
  return element.matches('[data-dialog-buttons] button') ? below : nowhere
}

let unmount: () => Promise<void>
beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this)
  })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MantineProvider>
        <Toasts />
        <input />
        <DialogButtons>
          <button type="button">Refund</button>
        </DialogButtons>
      </MantineProvider>,
    ),
  )
  unmount = async () => {
    await act(async () => root.unmount())
    place.remove()
  }
})
afterEach(async () => {
  notifications.clean()
  await unmount()
  vi.restoreAllMocks()
})

it('lets a dialog stand before it where it would lie over its buttons or over what has the focus', async () => {
  document.querySelector('input')?.focus()
  await act(async () => void notifications.show({ message: 'Ready for pickup' }))
  await expect.poll(() => act(async () => toasts()?.className)).toContain('toasts-behind')
  document.querySelector('input')?.blur()
  await expect.poll(() => act(async () => toasts()?.className)).not.toContain('toasts-')
})
