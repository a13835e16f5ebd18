import '../../testing/browser-stand-ins.ts'
import { MantineProvider } from '@mantine/core'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { backIsTaken, goBack } from '../../testing/go-back.ts'
import { theme } from '../../theme.ts'
import type { ChangeState } from '../changes/use-change.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

let root: Root
let told: readonly string[]
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  told = []
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const tell = (what: string) => () => {
  told = [...told, what]
}

type Shown = Partial<React.ComponentProps<typeof ConfirmDialog>> & { readonly state?: ChangeState }

async function show({ state = { kind: 'idle' }, ...props }: Shown): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const shown = () => (
    <MantineProvider theme={theme}>
      <ConfirmDialog
        title="Remove the mug?"
        action="Remove"
        change={{ state, forget: tell('forgotten') }}
        onConfirm={tell('confirmed')}
        onClose={tell('closed')}
        {...props}
      >
        It is gone for good.
      </ConfirmDialog>
    </MantineProvider>
  )
  const router = createRouter({ routeTree: createRootRoute({ component: shown }) })
  await act(async () => root.render(<RouterProvider router={router} />))
  // The dialog takes the focus a moment after it is there.
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)))
}

const button = (words: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => each.textContent === words || each.getAttribute('aria-label') === words,
  )

const pressEscape = () =>
  act(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })

const press = (words: string) => act(async () => button(words)?.click())

it('is named by its question, and its cross says what it does', async () => {
  await show({})
  const named = document.querySelector('[role=dialog]')?.getAttribute('aria-labelledby') ?? ''
  expect(document.getElementById(named)?.textContent).toBe('Remove the mug?')
  expect(button('Close')).toBeDefined()
})

it('begins at the way back, so that Enter loses nothing', async () => {
  await show({ tone: 'danger' })
  expect(document.activeElement?.textContent).toBe('Cancel')
  await press('Cancel')
  await press('Remove')
  expect(told).toEqual(['forgotten', 'closed', 'confirmed'])
})

it('cannot be confirmed again while the change is on its way', async () => {
  await show({ state: { kind: 'saving' } })
  await press('Remove')
  expect(told).toEqual([])
})

it('stays while the change is on its way, so that its outcome is seen', async () => {
  await show({ state: { kind: 'saving' } })
  await press('Cancel')
  await press('Close')
  await pressEscape()
  expect(told).toEqual([])
  expect(document.querySelector('[aria-busy=true] [role=status]')?.textContent).toBe('Saving…')
})

it('stays at the browser’s Back while the change is on its way', async () => {
  await show({ state: { kind: 'saving' } })
  await goBack()
  await backIsTaken()
})

it('says why it was refused, in words of a field where they are the closer ones', async () => {
  const refusal = { status: 400, message: 'Please check.', errors: { name: 'An order has it.' } }
  await show({ state: { kind: 'refused', refusal } })
  expect(document.querySelector('[role=alert]')?.textContent).toBe('An order has it.')
})

it('offers nothing but to close it where it cannot be done', async () => {
  await show({ isOver: true })
  expect(button('Remove')).toBeUndefined()
  expect(document.activeElement?.textContent).toBe('Close')
})

it('calls the way back so where to cancel would be an act', async () => {
  await show({ isCancelAnAct: true })
  expect(document.activeElement?.textContent).toBe('Back')
  expect(button('Cancel')).toBeUndefined()
})

it('waits while it is not known what would happen', async () => {
  await show({ isWaiting: true })
  expect(button('Remove')?.disabled).toBe(true)
})
