import '../../testing/browser-stand-ins.ts'
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { RefusedCall } from '../../call/refusal.ts'
import { type Reading, Shown } from './shown.tsx'

let root: Root
let asked: readonly string[]
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  asked = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

/** What the server answered, or what it refused with. */
function reading<Read>(name: string, data: Read | undefined, status?: number): Reading<Read> {
  const refetch = async () => {
    asked = [...asked, name]
  }
  const refusal = { status: status ?? 0, message: 'The server is tired.', errors: {} }
  return { data, error: status === undefined ? null : new RefusedCall(refusal), refetch }
}

async function show(title: Reading<string>, count: Reading<number>): Promise<string> {
  await act(async () =>
    root.render(
      <MantineProvider>
        <Shown of={[title, count]} loading="Loading the texts" height={80}>
          {(words, number) => <input aria-label={`${words}: ${number + 1}`} />}
        </Shown>
      </MantineProvider>,
    ),
  )
  return document.body.textContent ?? ''
}

const field = () => document.querySelector('input')
const pressRetry = () => act(async () => document.querySelector('button')?.click())

it('says what is on its way until all of it is there', async () => {
  await show(reading('title', 'Mugs'), reading<number>('count', undefined))
  expect(document.querySelector('[role=status]')?.getAttribute('aria-label')).toBe('Loading the texts')
  await show(reading('title', 'Mugs'), reading('count', 0))
  expect(document.querySelector('[role=status]')).toBeNull()
  expect(field()?.getAttribute('aria-label')).toBe('Mugs: 1')
})

it('says why one of them could not be read, and asks for that one again', async () => {
  const words = await show(reading('title', 'Mugs'), reading<number>('count', undefined, 500))
  expect(words).toContain('The server is tired.')
  expect(field()).toBeNull()
  await pressRetry()
  expect(asked).toEqual(['count'])
})

it('keeps what is there, and what is typed into it, when it cannot be read anew', async () => {
  await show(reading('title', 'Mugs'), reading('count', 0))
  const before = field()
  const words = await show(reading('title', 'Mugs', 500), reading('count', 0))
  expect(words).toContain('What stands here may be out of date.')
  expect(field()).toBe(before)
  await pressRetry()
  expect(asked).toEqual(['title'])
})

it('passes over a list whose next page failed: what is there is no older for it', async () => {
  const words = await show(
    { ...reading('title', 'Mugs', 500), isFetchNextPageError: true },
    reading('count', 0),
  )
  expect(words).not.toContain('may be out of date')
  expect(field()).not.toBeNull()
})

it('offers no second try for what was removed', async () => {
  const words = await show(reading<string>('title', undefined, 404), reading('count', 0))
  expect(words).toContain('This is not there')
  expect(document.querySelector('button')).toBeNull()
})
