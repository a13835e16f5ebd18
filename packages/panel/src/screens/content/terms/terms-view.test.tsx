import '../../../testing/browser-stand-ins.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { TermsView } from './terms-view.tsx'

const path = '/api/panel/categories/blog'
const known = (...names: readonly string[]) => ({
  body: { categories: [], tags: names.map((name) => ({ name, total: 1 })) },
})

it('shows a tag no longer that somebody else removed, once it is known', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const server = fakeFetch()
  server.answerByPath({ [`GET ${path}`]: known('clay', 'wood') })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const queries = new QueryClient()
  const shown = () => (
    <MantineProvider>
      <QueryClientProvider client={queries}>
        <TermsView collectionId="blog" onFind={() => {}} />
      </QueryClientProvider>
    </MantineProvider>
  )
  const router = createRouter({ routeTree: createRootRoute({ component: shown }) })
  await act(async () => root.render(<RouterProvider router={router} />))
  const row = () => document.querySelector<HTMLElement>('[aria-label="Remove clay"]')
  await act(() => vi.waitFor(() => expect(row()).not.toBeNull()))
  await act(async () => row()?.click())
  server.answerByPath({
    [`GET ${path}`]: known('wood'),
    [`POST ${path}/remove`]: { status: 404, body: { message: 'It is gone.' } },
  })
  await act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Remove')?.click(),
  )
  await act(() => vi.waitFor(() => expect(row()).toBeNull()))
  expect(document.body.textContent).toContain('It is gone.')
  await act(async () => root.unmount())
  server.restore()
})
