import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { useFormat } from '../../format/use-format.ts'
import { may } from '../../session/may.ts'
import { useSession } from '../../session/session.ts'
import type { PaletteGroup } from './palette-entry.ts'
import { recordKinds } from './record-kinds.ts'

/** What was found of the site by words, and whether more is on its way. */
export interface FoundRecords {
  readonly groups: readonly PaletteGroup[]
  readonly isSearching: boolean
  /** Names of the kinds that could not be looked for. */
  readonly failed: readonly string[]
}

/** Looks for records of all kinds by words, as far as the account may read them. */
export function useFoundRecords(typed: string): FoundRecords {
  const { roles } = useSession().account
  const { money } = useFormat()
  const [asked] = useDebouncedValue(typed.trim(), 150)
  const isAsked = asked.length > 1
  const kinds = recordKinds.filter(({ needs }) => may(roles, needs))
  const results = useQueries({
    queries: kinds.map(({ query }) => ({ ...query({ asked, money }), enabled: isAsked })),
  })
  const groups = kinds.map(({ name }, at) => ({ name, entries: results[at]?.data ?? [] }))
  return {
    groups: isAsked ? groups : [],
    isSearching: typed.trim() !== asked || results.some(({ isFetching }) => isFetching),
    failed: isAsked ? kinds.filter((_, at) => results[at]?.isError).map(({ name }) => name) : [],
  }
}
