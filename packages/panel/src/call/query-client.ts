import { QueryClient } from '@tanstack/react-query'
import { refusalOf } from './refusal.ts'

/** The cache of what was read. A call is tried again only where trying again can help. */
export function buildQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && canPass(refusalOf(error).status),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}

function canPass(status: number): boolean {
  return status === 0 || status >= 500
}
