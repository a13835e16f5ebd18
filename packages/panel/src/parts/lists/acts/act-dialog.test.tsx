import '../../../testing/browser-stand-ins.ts'
import { MantineProvider } from '@mantine/core'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ListAct } from '@vitrine/domain/lists/list-description'
import { act, type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SessionProvider } from '../../../session/session.ts'
import { doPrimary } from '../../../shell/keys/list-acts.ts'
import { sessionAs } from '../../../testing/server-answers.ts'
import { ActButtons } from './act-buttons.tsx'
import { ActDialog } from './act-dialog.tsx'
import type { ActAsked } from './act-of-room.ts'

let root: Root
let begun: string[]
let looked: number
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  begun = []
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

async function run(asked: ActAsked) {
  if (asked.isDryRun) looked += 1
  else begun.push(asked.key)
  return asked.isDryRun
    ? ({ ok: true, reply: { dryRun } } as const)
    : ({ ok: false, refusal: { status: 400, message: 'No.', errors: {} } } as const)
}

const dialogOf = (listed: ListAct, input = '{}') => (
  <ActDialog act={listed} words="2 files" input={input} run={run} onClose={() => {}} onStarted={() => {}}>
    Files go.
  </ActDialog>
)
const remove: ListAct = { key: 'remove', label: 'Remove for good', canUndo: false, isLoss: true }
const hide: ListAct = { key: 'hide', label: 'Hide', canUndo: true }

const strike = () => act(async () => doPrimary(document))
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)
const press = (words: string) => act(async () => button(words)?.click())
const until = (isSo: () => boolean) =>
  vi.waitFor(
    async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
      expect(isSo()).toBe(true)
    },
    { timeout: 15_000 },
  )
const counted = () => until(() => document.body.textContent?.includes('2 will change') ?? false)

it('an act that can be undone is begun by the key of the screen', async () => {
  await show(dialogOf(hide))
  await counted()
  await strike()
  expect(begun).toHaveLength(1)
})

it('an act that cannot be undone is begun by its button alone', async () => {
  await show(dialogOf(remove))
  await counted()
  await strike()
  expect(begun).toEqual([])
  expect(document.activeElement?.textContent).toBe('Cancel')
  await press('Remove for good')
  expect(begun).toHaveLength(1)
})

it('an act that cannot be undone is not begun before it was read what would go', async () => {
  await show(dialogOf(remove))
  await press('Remove for good')
  await counted()
  expect([looked, begun]).toEqual([1, []])
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

/** A dialog with a field. */
function Field() {
  const [percent, setPercent] = useState('10')
  return (
    <>
      <button type="button" onClick={() => setPercent('20')}>
        20 %
      </button>
      {dialogOf(hide, percent)}
    </>
  )
}

it('asks by the same key again for an act that was not answered, and by another once a field says something else', async () => {
  await show(<Field />)
  await counted()
  await press('Hide')
  await until(() => document.body.textContent?.includes('No.') ?? false)
  await press('Hide')
  await until(() => begun.length === 2)
  const [first, again] = begun
  expect(again).toBe(first)
  await press('20 %')
  await counted()
  await press('Hide')
  await until(() => begun.length === 3)
  expect(begun[2]).not.toBe(first)
})
