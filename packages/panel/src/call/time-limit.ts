import type { Call } from '@vitrine/contract/call'

/** How long an answer is waited for, in milliseconds: what holds a dialog lets go of it in the end. */
const limitMs = 60_000

/** Calls that are answered only when much is done: no limit says that they fail. */
const lasting: ReadonlySet<string> = new Set([
  ...['addSite', 'beginSite', 'changeTemplate', 'removeSite'],
  ...['changeCurrency', 'exportPerson', 'exportPersonByEmail'],
  ...['erasePerson', 'erasePersonByEmail', 'undoAct', 'finishUpload', 'finishDigitalFile'],
])

interface TimeLimit {
  /** Aborts what is waited for when the time is over. */
  readonly signal: AbortSignal
  /** Called when the answer is there: what it waited for is over. */
  readonly end: () => void
}

/** Begins to wait for an answer; without a limit where a file is sent, which takes as long as the network does. */
export function beginTimeLimit({ name }: Pick<Call, 'name'>, hasFile: boolean): TimeLimit {
  const controller = new AbortController()
  const isLimited = !hasFile && !lasting.has(name)
  const timer = isLimited ? setTimeout(() => controller.abort(), limitMs) : undefined
  return { signal: controller.signal, end: () => clearTimeout(timer) }
}

/** Said of a change that was not answered in time: it may be made all the same. */
export const lateChangeText =
  'The server did not answer in time. It may have been done all the same: look before you try again.'

/** Said of a change whose answer was lost on its way: it may be made all the same. */
export const lostChangeText =
  'Please check your internet connection. It may have been done all the same: look before you try again.'

/** Said of what was not read in time. */
export const lateReadText = 'The server did not answer in time.'
