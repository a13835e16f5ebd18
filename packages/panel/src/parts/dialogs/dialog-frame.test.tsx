import '../../testing/browser-stand-ins.ts'
import { MantineProvider, TextInput } from '@mantine/core'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { backIsTaken, goBack } from '../../testing/go-back.ts'
import type { ChangeState } from '../changes/use-change.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { FormDialog } from './form-dialog.tsx'

let closed: number
let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  closed = 0
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const onClose = () => {
  closed += 1
}

async function show(dialog: React.ReactNode): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const shown = () => <MantineProvider>{dialog}</MantineProvider>
  const router = createRouter({ routeTree: createRootRoute({ component: shown }) })
  await act(async () => root.render(<RouterProvider router={router} />))
}

const issueDialogWhile = (state: ChangeState) => (
  <FormDialog
    title="Issue"
    onClose={onClose}
    onSubmit={() => {}}
    change={{ state, forget: () => {} }}
    action="Issue"
  >
    <TextInput label="Name" />
  </FormDialog>
)
const issueDialog = issueDialogWhile({ kind: 'idle' })

async function type(words = 'Ruth'): Promise<void> {
  const field = document.querySelector('input')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const pressEscape = () =>
  act(async () => {
    const target = document.querySelector('[role=dialog] input') ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })

const pressBeside = () =>
  act(async () => document.querySelector<HTMLElement>('.mantine-Modal-inner')?.click())

const press = (words: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click(),
  )

it('a dialog in which nothing was typed closes by Esc', async () => {
  await show(issueDialog)
  await pressEscape()
  expect(closed).toBe(1)
})

it('a dialog with typed words stays when somebody presses beside it, and asks at Esc', async () => {
  await show(issueDialog)
  await type()
  await pressBeside()
  await pressEscape()
  expect(closed).toBe(0)
  expect(document.body.textContent).toContain('Close without saving?')
  await press('Stay here')
  expect(document.querySelector('input')?.value).toBe('Ruth')
  await pressEscape()
  await press('Close it')
  expect(closed).toBe(1)
})

it('a dialog stays while its change is on its way, and asks nothing', async () => {
  await show(issueDialogWhile({ kind: 'saving' }))
  await pressEscape()
  await pressBeside()
  await press('Cancel')
  await act(async () => document.querySelector<HTMLElement>('[aria-label=Close]')?.click())
  await type()
  await pressEscape()
  expect(closed).toBe(0)
  expect(document.body.textContent).not.toContain('Close without saving?')
  expect(document.querySelector('[aria-busy=true] [role=status]')?.textContent).toBe('Saving…')
})

it('what is shown once closes by its own button alone', async () => {
  await show(
    <DialogFrame title="Your recovery codes" onClose={onClose} isShownOnce>
      <button type="button" onClick={onClose}>
        I kept them
      </button>
    </DialogFrame>,
  )
  await pressEscape()
  await pressBeside()
  expect(document.querySelector('[aria-label=Close]')).toBeNull()
  expect(closed).toBe(0)
  await press('I kept them')
  expect(closed).toBe(1)
})

it('a dialog in which all was erased again closes by Esc', async () => {
  await show(issueDialog)
  await type()
  await type('')
  await pressEscape()
  expect(closed).toBe(1)
})

it('a dialog whose words were used closes by Esc', async () => {
  await show(
    <DialogFrame title="Import" onClose={onClose} isDone>
      <TextInput label="Name" />
    </DialogFrame>,
  )
  await type()
  await pressEscape()
  expect(closed).toBe(1)
})

it('a dialog with typed words asks when the browser goes back', async () => {
  await show(issueDialog)
  await type()
  await goBack()
  expect(document.body.textContent).toContain('Leave without saving?')
  await press('Stay here')
  expect(document.querySelector('input')?.value).toBe('Ruth')
})

it('what is shown once is not left by the browser’s Back before it was asked about', async () => {
  await show(
    <DialogFrame title="Create an API key" onClose={onClose} isShownOnce>
      The key
    </DialogFrame>,
  )
  await goBack()
  expect(document.body.textContent).toContain('What is shown here is not shown again.')
  await press('Stay here')
  await backIsTaken()
})

it('the browser’s Back does nothing while a change is on its way, and asks nothing', async () => {
  await show(issueDialogWhile({ kind: 'saving' }))
  await type()
  await goBack()
  await backIsTaken()
  expect(document.body.textContent).not.toContain('Leave without saving?')
  expect(window.location.search).toBe('?page=2')
})

it('a dialog that goes away while it asks leaves the address to the screen below', async () => {
  await show(issueDialog)
  await type()
  await goBack()
  await act(async () => root.unmount())
  await backIsTaken()
})
