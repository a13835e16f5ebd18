import '../../testing/browser-stand-ins.ts'
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FileField } from './file-field.tsx'
import type { PanelMedia } from './send-file.ts'

let chosen: (PanelMedia | null)[]
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  chosen = []
})
afterEach(() => document.body.replaceChildren())

async function show(value: string): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(place).render(
      <MantineProvider>
        <FileField label="Recording" kinds={['audio']} value={value} onChange={(file) => chosen.push(file)} />
      </MantineProvider>,
    ),
  )
}

it('offers the computer and the library, and files of its kind alone', async () => {
  await show('')
  const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Choose a file', 'Choose from the library'])
  expect(document.querySelector('input')?.accept).toBe('.mp3,.m4a,.ogg,.wav,.flac')
})

it('shows what is chosen, and takes it away', async () => {
  await show('/s/tide.mp3')
  expect(document.querySelector('a')?.textContent).toBe('tide.mp3')
  const remove = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Remove')
  await act(async () => remove?.click())
  expect(chosen).toEqual([null])
})

it('says no longer what was wrong with a file once another one is chosen', async () => {
  await show('')
  const input = document.querySelector('input')
  const give = (file: File) =>
    act(async () => {
      Object.defineProperty(input, 'files', { configurable: true, value: [file] })
      input?.dispatchEvent(new Event('change', { bubbles: true }))
    })
  await give(new File(['PK'], 'shells.zip'))
  await vi.waitFor(() => expect(document.body.textContent).toContain('shells.zip'))
  await give(new File(['PK'], 'tide.rar'))
  await vi.waitFor(() => expect(document.body.textContent).toContain('tide.rar'))
  expect(document.body.textContent).not.toContain('shells.zip')
})
