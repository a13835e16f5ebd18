import type { SendingStop } from './judge-failure.ts'

/** So many turns, a minute apart, in which the mail server cannot be reached, and an owner has to look. */
const mostDownInARow = 15

/** How a turn of sending went. */
export interface SentTurn {
  readonly stop: SendingStop
  /** Whether the mail server said anything of any mail. */
  readonly wasAnswered: boolean
}

/** What is to be done after a turn, and how many turns in a row ended as the mail server could not be reached. */
interface EndedTurn {
  readonly stop: Exclude<SendingStop, { kind: 'down' }>
  readonly downInARow: number
}

/** Decides what a turn comes to for its campaign: a mail server that is away is waited for, but not for ever, however many readers there are. */
export function endOfTurn(
  { downInARow = 0 }: { readonly downInARow?: number | undefined },
  { stop, wasAnswered }: SentTurn,
): EndedTurn {
  const before = wasAnswered ? 0 : downInARow
  if (stop.kind !== 'down') return { stop, downInARow: before }
  const { goOnMs, reason } = stop
  return before + 1 < mostDownInARow
    ? { stop: { kind: 'time-up', goOnMs }, downInARow: before + 1 }
    : { stop: { kind: 'broken', reason }, downInARow: 0 }
}
