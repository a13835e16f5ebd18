import '../../testing/browser-stand-ins.ts'
import { MantineProvider, TextInput } from '@mantine/core'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ChangeState } from '../changes/use-change.ts'
import { FormDialog } from './form-dialog.tsx'

let root: Root
let sent: number
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  sent = 0
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const send = () => {
  sent += 1
}

async function show(isDangerous: boolean, state: ChangeState = { kind: 'idle' }): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const shown = () => (
    <MantineProvider>
      <FormDialog
        title="Void"
        action="Make it void"
        isDangerous={isDangerous}
        change={{ state, forget: () => {} }}
        onSubmit={send}
        onClose={() => {}}
      >
        <TextInput label="Reason" />
      </FormDialog>
    </MantineProvider>
  )
  const router = createRouter({ routeTree: createRootRoute({ component: shown }) })
  await act(async () => root.render(<RouterProvider router={router} />))
}

/** What a browser does at Enter in a field: it presses the button that sends, or, where there is none, sends a form of one field. */
const pressEnter = () => act(async () => document.querySelector('form')?.requestSubmit())
const button = () => [...document.querySelectorAll('button')].at(-1)
const pressButton = () => act(async () => button()?.click())

it('is sent by Enter', async () => {
  await show(false)
  await pressEnter()
  expect(sent).toBe(1)
  await pressButton()
  expect(sent).toBe(2)
})

it('is sent by its button alone where something is lost by it', async () => {
  await show(true)
  await pressEnter()
  expect(button()?.type).toBe('button')
  expect(sent).toBe(0)
  await pressButton()
  expect(sent).toBe(1)
})

it('is not sent while its change is on its way', async () => {
  await show(true, { kind: 'saving' })
  await pressEnter()
  await pressButton()
  expect(sent).toBe(0)
})
