import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Call, ReplyOf } from '@vitrine/contract/call'
import type { InputOf } from '@vitrine/contract/client/make-call'
import { callQuery } from './call-query.ts'

/** How often it is asked what became of something. */
const followMs = 2000

interface CallOptions<Reply> {
  /** Shows the last answer until the next one is there: for lists. */
  readonly keepPrevious?: boolean
  readonly isEnabled?: boolean
  /** Asks again whenever a screen that shows it is opened, as what it tells changes with what is done elsewhere. */
  readonly isFresh?: boolean
  /** Asks again so often, in milliseconds, while somebody looks at it. */
  readonly everyMs?: number
  /** Asks again every two seconds while the answer tells of something whose outcome is not known yet. */
  readonly isOpen?: (reply: Reply) => boolean
}

/** Reads a call of the contract, cached under its name and input. */
export function useCall<C extends Call>(
  theCall: C,
  input: InputOf<C>,
  { keepPrevious = false, isEnabled = true, isFresh = false, everyMs, isOpen }: CallOptions<ReplyOf<C>> = {},
): UseQueryResult<ReplyOf<C>> {
  return useQuery<ReplyOf<C>>({
    ...callQuery(theCall, input),
    enabled: isEnabled,
    ...(isFresh ? { refetchOnMount: 'always' as const } : {}),
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
    ...(isOpen && {
      refetchInterval: ({ state }) => state.data !== undefined && isOpen(state.data) && followMs,
    }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}
