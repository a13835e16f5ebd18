import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Call, ReplyOf } from '@vitrine/contract/call'
import type { InputOf } from '@vitrine/contract/client/make-call'
import { callQuery } from './call-query.ts'

/** How often work of the server is looked at, such as an import. */
export const followMs = 1_500

interface CallOptions<Reply> {
  /** Shows the last answer until the next one is there: for lists. */
  readonly keepPrevious?: boolean
  readonly isEnabled?: boolean
  /** Asks again whenever a screen that shows it is opened, as what it tells changes with what is done elsewhere. */
  readonly isFresh?: boolean
  /**
   * Asks again so often, in milliseconds, while somebody looks at it; where the answer decides, such as one of work whose outcome is not known
   * yet, false is never.
   */
  readonly everyMs?: number | false | ((reply: Reply) => number | false)
}

/** Reads a call of the contract, cached under its name and input. */
export function useCall<C extends Call>(
  theCall: C,
  input: InputOf<C>,
  { keepPrevious = false, isEnabled = true, isFresh = false, everyMs = false }: CallOptions<ReplyOf<C>> = {},
): UseQueryResult<ReplyOf<C>> {
  return useQuery<ReplyOf<C>>({
    ...callQuery(theCall, input),
    enabled: isEnabled,
    ...(isFresh ? { refetchOnMount: 'always' as const } : {}),
    refetchInterval: ({ state }) => {
      if (typeof everyMs !== 'function') return everyMs
      return state.data !== undefined && everyMs(state.data)
    },
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}
