import { recordJavascriptErrorsAddress } from '@vitrine/contract/insight/addresses'
import type { recordJavascriptErrorsCall } from '@vitrine/contract/insight/event-calls'
import { callShop } from '../../shop-call/call-shop.ts'
import { readProblem, type ScriptProblem } from './read-problem.ts'

/** At most so many errors of a page are told, and so many wait (specification, section 9). */
const mostOfPage = 20
const mostWaiting = 10

/** They are gathered until none came for so long. */
const settleMs = 1_000

/** What tells the server of errors of scripts. */
interface ErrorReports {
  /** Takes an event of the window: `error` or `unhandledrejection`. */
  readonly take: (event: Event) => void
  /** Tells of a failure that a script has words for. */
  readonly tell: (message: string) => void
}

/** Tells the server of errors of this page's own scripts; never of those of other hosts or extensions, and nothing that a visitor wrote. */
export function createErrorReports(): ErrorReports {
  const waiting: { readonly problem: ScriptProblem; readonly timestamp: number }[] = []
  let toldSoFar = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = () => {
    const body = waiting.splice(0).map(({ problem, timestamp }) => ({
      event: 'javascript-error',
      data: { ...problem },
      timestamp,
    }))
    // Where it cannot be told, nobody is told of that.
    void callShop<typeof recordJavascriptErrorsCall>(recordJavascriptErrorsAddress, { body })
  }
  const add = (problem: ScriptProblem | null) => {
    if (problem === null || toldSoFar >= mostOfPage || waiting.length >= mostWaiting) return
    toldSoFar += 1
    waiting.push({ problem, timestamp: Date.now() })
    clearTimeout(timer)
    timer = setTimeout(send, settleMs)
  }
  return {
    take: (event) => add(readProblem(event)),
    tell: (message) => add({ message, source: '', line: 0, column: 0, stack: '', url: location.pathname }),
  }
}
