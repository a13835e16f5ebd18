import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useFormat } from '../../format/use-format.ts'
import { useSession } from '../../session/session.ts'
import type { ValueWords } from './value-text.ts'

/** Writes values as the panel does; things that fields refer to are called as the panel has read them. */
export function useValueWords(): ValueWords {
  const { site } = useSession()
  const queries = useQueryClient()
  return {
    ...useFormat(),
    currency: site.currency,
    measurement: site.measurement,
    nameOfId: (id) => findName(queries, id),
  }
}

const looksLikeId = /^[0-9a-f]{24}$|^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** Lists of choices stand no deeper in an answer. */
const deepest = 5

function findName(queries: QueryClient, id: string): string | null {
  if (!looksLikeId.test(id)) return null
  const find = (value: unknown, depth: number): string | null => {
    if (typeof value !== 'object' || value === null || depth > deepest) return null
    const thing: Readonly<Record<string, unknown>> = { ...value }
    const names = [thing.title, thing.displayName, thing.name, thing.filename, thing.label]
    const name = names.find((each) => typeof each === 'string' && each !== '')
    if ((thing.id === id || thing.key === id) && typeof name === 'string') return name
    for (const each of Object.values(thing)) {
      const found = find(each, depth + 1)
      if (found !== null) return found
    }
    return null
  }
  for (const query of queries.getQueryCache().getAll()) {
    const name = find(query.state.data, 0)
    if (name !== null) return name
  }
  return null
}
