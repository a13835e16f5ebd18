import '../../testing/browser-stand-ins.ts'
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { RefusedCall } from '../../call/refusal.ts'
import { type PagedReading, ShowMore } from './show-more.tsx'

let root: Root
let asked: number
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  asked = 0
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const ask = async () => {
  asked += 1
}
const first: PagedReading = {
  ...{ data: {}, error: null, refetch: ask, fetchNextPage: ask },
  ...{ hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false },
}
const tired = new RefusedCall({ status: 500, message: 'The server is tired.', errors: {} })

const show = (of: PagedReading) =>
  act(async () =>
    root.render(
      <MantineProvider>
        <ShowMore of={of} label="Earlier changes" />
      </MantineProvider>,
    ),
  )
const press = () => act(async () => document.querySelector('button')?.click())

it('reads the next page, and is gone when there is no other', async () => {
  await show(first)
  await press()
  expect(asked).toBe(1)
  await show({ ...first, isFetchingNextPage: true })
  expect(document.querySelector('button')?.hasAttribute('data-loading')).toBe(true)
  await show({ ...first, hasNextPage: false })
  expect(document.querySelector('button')).toBeNull()
})

it('says why the next page did not come, and tries again', async () => {
  await show({ ...first, error: tired, isFetchNextPageError: true })
  expect(document.querySelector('[role=alert]')?.textContent).toContain('The server is tired.')
  await press()
  expect(asked).toBe(1)
  await show({ ...first, error: tired, isFetchNextPageError: true, isFetchingNextPage: true })
  expect(document.querySelector('[role=alert]')).toBeNull()
})
