import '../../../testing/browser-stand-ins.ts'
import { MantineProvider } from '@mantine/core'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ListAct } from '@vitrine/domain/lists/list-description'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SessionProvider } from '../../../session/session.ts'
import { doPrimary } from '../../../shell/keys/list-acts.ts'
import { sessionAs } from '../../../testing/server-answers.ts'
import { ActButtons } from './act-buttons.tsx'
import { ActDialog } from './act-dialog.tsx'

let root: Root
let begun: number
let looked: number
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  begun = 0
  looked = 0
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

async function show(shown: ReactNode): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('main')))
  const component = () => (
    <MantineProvider>
      <SessionProvider value={sessionAs(['admin'])}>{shown}</SessionProvider>
    </MantineProvider>
  )
  const router = createRouter({ routeTree: createRootRoute({ component }) })
  await act(async () => root.render(<RouterProvider router={router} />))
}

const dryRun = { total: 2, isMore: false, wouldChange: 2, unchanged: 0, failed: 0, failures: [] }

async function run(isDryRun: boolean) {
  if (isDryRun) looked += 1
  else begun += 1
  return isDryRun
    ? ({ ok: true, reply: { dryRun } } as const)
    : ({ ok: false, refusal: { status: 400, message: 'No.', errors: {} } } as const)
}

const dialogOf = (listed: ListAct) => (
  <ActDialog act={listed} words="2 files" input="{}" run={run} onClose={() => {}} onStarted={() => {}}>
    Files go.
  </ActDialog>
)
const remove: ListAct = { key: 'remove', label: 'Remove for good', canUndo: false, isLoss: true }
const hide: ListAct = { key: 'hide', label: 'Hide', canUndo: true }

const strike = () => act(async () => doPrimary(document))
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)
const press = (words: string) => act(async () => button(words)?.click())
const isCounted = () => document.body.textContent?.includes('2 will change') ?? false
const counted = () =>
  vi.waitFor(
    async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
      expect(isCounted()).toBe(true)
    },
    { timeout: 15_000 },
  )

it('an act that can be undone is begun by the key of the screen', async () => {
  await show(dialogOf(hide))
  await counted()
  await strike()
  expect(begun).toBe(1)
})

it('an act that cannot be undone is begun by its button alone', async () => {
  await show(dialogOf(remove))
  await counted()
  await strike()
  expect(begun).toBe(0)
  expect(document.activeElement?.textContent).toBe('Cancel')
  await press('Remove for good')
  expect(begun).toBe(1)
})

it('an act that cannot be undone is not begun before it was read what would go', async () => {
  await show(dialogOf(remove))
  await press('Remove for good')
  await counted()
  expect([looked, begun]).toEqual([1, 0])
})

it('the key of the screen opens no act that loses something', async () => {
  const chosen: string[] = []
  const choose = (key: string) => void chosen.push(key)
  await show(<ActButtons acts={[remove, hide]} onChoose={choose} />)
  await strike()
  expect(chosen).toEqual([])
  await act(async () => root.unmount())
  await show(<ActButtons acts={[hide, remove]} onChoose={choose} />)
  await strike()
  expect(chosen).toEqual(['hide'])
})
