import './styles.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { onSignedOut } from './call/client.ts'
import { buildQueryClient } from './call/query-client.ts'
import { buildRouter } from './router.tsx'
import { setSessionLost } from './session/session-loss.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

onSignedOut(() => setSessionLost(true))
// Without a connection the panel does without it.
import('./shell/keep-focus.ts').then(
  ({ keepFocus }) => keepFocus(document),
  () => undefined,
)

const queries = buildQueryClient()

createRoot(root).render(
  <StrictMode>
    <App queries={queries}>
      <RouterProvider router={buildRouter(queries)} />
    </App>
  </StrictMode>,
)
