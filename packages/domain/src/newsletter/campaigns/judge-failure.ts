import type { CampaignDeliveryState } from './delivery.ts'

/**
 * Why a mail server did not take a mail: `bounce` where there is no such mailbox, `refused` where it never takes this mail, `later` where it
 * may take it another time, `down` where it could not be asked at all, `setting` where it does not let us in, `barred` where it does not send
 * on to this reader, and to nobody as like as not, `doubtful` where it may have taken it all the same.
 */
export type MailFailureKind = 'bounce' | 'refused' | 'later' | 'down' | 'setting' | 'barred' | 'doubtful'

/** Such a failure, and what was said about it. */
export interface MailFailure {
  readonly kind: MailFailureKind
  readonly message: string
}

/** What became of handing a mail over. */
export interface HandedResult {
  readonly state: Exclude<CampaignDeliveryState, 'handed'>
  readonly problem: string
  readonly nowMs: number
  /** When it is tried again, where it is queued again. */
  readonly dueAtMs?: number
  /** Whether the mailbox put it off, which it may do so often and no more. */
  readonly isPutOff?: boolean
}

/**
 * Why a turn of sending ends: its time is up or nothing is due, until a moment; or the mail server cannot be reached; or things are broken,
 * and an owner has to look: with `whileNoneTaken` only where the mail server has taken no mail of the campaign so far.
 */
export type SendingStop =
  | { readonly kind: 'time-up'; readonly goOnMs: number }
  | { readonly kind: 'down'; readonly goOnMs: number; readonly reason: string }
  | { readonly kind: 'broken'; readonly reason: string; readonly whileNoneTaken?: boolean }

/** Whom the mail server does not send on to, as far as is known: nobody so far, nobody any more, or this reader alone. */
export type Barred = 'all-so-far' | 'all-since' | 'one'

/** A mail that a mailbox does not take for now is tried so often, after so long and then twice as long each time. */
const mostTries = 5
const firstRestMs = 5 * 60_000

/** A mail server that cannot be reached is asked again so soon. */
const downRestMs = 60_000

interface JudgeContext {
  /** How often the mailbox put this mail off. */
  readonly tries: number
  /** Of the reader: whoever is removed is not to be read in what is kept of it. */
  readonly email: string
  readonly barred: Barred | null
  readonly nowMs: number
}

/** Decides what becomes of a mail that the mail server took (null) or did not, and whether sending stops. */
export function judgeFailure(
  failure: MailFailure | null,
  { tries, email, barred, nowMs }: JudgeContext,
): { readonly result: HandedResult; readonly stop: SendingStop | null } {
  if (failure === null) return { result: { state: 'sent', problem: '', nowMs }, stop: null }
  const problem = failure.message.replaceAll(email, '…')
  const failed: HandedResult = { state: 'failed', problem, nowMs }
  const again = (dueAtMs: number): HandedResult => ({ state: 'queued', problem, nowMs, dueAtMs })
  switch (failure.kind) {
    case 'bounce':
    case 'refused':
      return { result: failed, stop: null }
    case 'doubtful':
      return { result: { state: 'doubtful', problem, nowMs }, stop: null }
    case 'later': {
      const putOff = { ...again(nowMs + firstRestMs * 2 ** tries), isPutOff: true }
      return { result: tries + 1 >= mostTries ? failed : putOff, stop: null }
    }
    case 'barred':
      return barred === 'one'
        ? { result: failed, stop: null }
        : { result: again(nowMs), stop: refusedBy(problem, barred === 'all-so-far') }
    case 'setting':
      return { result: again(nowMs), stop: refusedBy(problem) }
    case 'down': {
      const goOnMs = nowMs + downRestMs
      const reason = `The mail server cannot be reached: ${problem}`
      return { result: again(goOnMs), stop: { kind: 'down', goOnMs, reason } }
    }
  }
}

const refusedBy = (problem: string, whileNoneTaken = false): SendingStop => ({
  kind: 'broken',
  reason: `The mail server refuses: ${problem}`,
  whileNoneTaken,
})

/** Whether the mail server said anything of a mail, be it no. */
export function isAnswer(failure: MailFailure | null): boolean {
  return failure?.kind !== 'down' && failure?.kind !== 'doubtful'
}
