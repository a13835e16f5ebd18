import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LazyToasts } from './parts/toasts/lazy-toasts.tsx'
import { usePaletteKey } from './shell/palette/use-palette-key.ts'
import { cssVariables, theme } from './theme.ts'

interface AppProps {
  readonly queries: QueryClient
  readonly children: ReactNode
}

/** What every screen stands on: the theme, the cache and toasts. */
export function App({ queries, children }: AppProps) {
  usePaletteKey()
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queries}>
        {children}
        <LazyToasts />
      </QueryClientProvider>
    </MantineProvider>
  )
}
