import '../../testing/browser-stand-ins.ts'
import { MantineProvider, TextInput } from '@mantine/core'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChangeState } from '../changes/use-change.ts'
import { FormDialog } from './form-dialog.tsx'

let root: Root
let sent: number
let answer: (state: ChangeState) => void
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  sent = 0
})
afterEach(async () => {
  vi.restoreAllMocks()
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const send = () => {
  sent += 1
}

interface VoidDialogProps {
  readonly isDangerous: boolean
  readonly state?: ChangeState
  readonly error?: string
}

function VoidDialog({ isDangerous, state = { kind: 'idle' }, error }: VoidDialogProps) {
  const [now, setNow] = useState(state)
  answer = setNow
  return (
    <FormDialog
      title="Void"
      action="Make it void"
      isDangerous={isDangerous}
      change={{ state: now, forget: () => {} }}
      onSubmit={send}
      onClose={() => {}}
    >
      <TextInput label="Reason" error={error} />
    </FormDialog>
  )
}

async function show(dialog: ReactNode): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const shown = () => <MantineProvider>{dialog}</MantineProvider>
  const router = createRouter({ routeTree: createRootRoute({ component: shown }) })
  await act(async () => root.render(<RouterProvider router={router} />))
}

/** What a browser does at Enter in a field: it presses the button that sends, or, where there is none, sends a form of one field. */
const pressEnter = () => act(async () => document.querySelector('form')?.requestSubmit())
const button = () => [...document.querySelectorAll('button')].at(-1)
const pressButton = () => act(async () => button()?.click())

it('is sent by Enter', async () => {
  await show(<VoidDialog isDangerous={false} />)
  await pressEnter()
  expect(sent).toBe(1)
  await pressButton()
  expect(sent).toBe(2)
})

it('is sent by its button alone where something is lost by it', async () => {
  await show(<VoidDialog isDangerous />)
  await pressEnter()
  expect(button()?.type).toBe('button')
  expect(sent).toBe(0)
  await pressButton()
  expect(sent).toBe(1)
})

it('is not sent while its change is on its way', async () => {
  await show(<VoidDialog isDangerous state={{ kind: 'saving' }} />)
  await pressEnter()
  await pressButton()
  expect(sent).toBe(0)
})

const refused = (errors: Readonly<Record<string, string>>): ChangeState => ({
  kind: 'refused',
  refusal: { status: 400, message: 'Check the fields.', errors },
})
const above = () => document.querySelector('form [role=alert]')?.textContent
/** What leads to the problem waits for fields that are marked a moment later. */
const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

it('leads to the field that says what is wrong, and does not say it twice', async () => {
  await show(<VoidDialog isDangerous={false} error="Say why." />)
  await wait()
  await act(async () => answer(refused({ reason: 'Say why.' })))
  await wait()
  expect(document.activeElement?.tagName).toBe('INPUT')
  expect(above()).toBe('')
})

it('says above the fields what none of them says', async () => {
  await show(<VoidDialog isDangerous={false} state={refused({ total: 'That is too much.' })} />)
  await wait()
  expect(above()).toBe('That is too much.')
})

it('says above the fields what is said of the whole, and leads there', async () => {
  const led: (string | null)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    led.push(this.getAttribute('role'))
  })
  await show(<VoidDialog isDangerous={false} state={refused({})} />)
  await wait()
  expect(above()).toBe('Check the fields.')
  expect(led).toEqual(['alert'])
})
