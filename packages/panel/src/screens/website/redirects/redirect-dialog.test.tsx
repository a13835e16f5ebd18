import '../../../testing/browser-stand-ins.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { RedirectDialog } from './redirect-dialog.tsx'

let root: Root
let server: ReturnType<typeof fakeFetch>
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  server = fakeFetch()
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  server.restore()
})

async function send(rule: { readonly source: string; readonly target: string } | null): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const shown = () => (
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <RedirectDialog rule={rule && { ...rule, status: 301 }} onClose={() => {}} />
      </MantineProvider>
    </QueryClientProvider>
  )
  const router = createRouter({ routeTree: createRootRoute({ component: shown }) })
  await act(async () => root.render(<RouterProvider router={router} />))
  await act(async () => document.querySelector<HTMLElement>('[type=submit]')?.click())
}

const wrong = () =>
  [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(
    ({ placeholder }) => placeholder,
  )
const placeWithFocus = () => document.activeElement?.getAttribute('placeholder')

it('marks both addresses of an empty dialog, and leads to the first', async () => {
  await send(null)
  expect(wrong()).toEqual(['/old-page', '/new-page'])
  expect(placeWithFocus()).toBe('/old-page')
  expect(document.body.textContent).toContain('Enter the old address')
  expect(server.requests).toEqual([])
})

it('marks where it leads to, where that alone is missing', async () => {
  await send({ source: '/old', target: ' ' })
  expect(wrong()).toEqual(['/new-page'])
  expect(placeWithFocus()).toBe('/new-page')
})
