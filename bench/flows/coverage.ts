import { setTimeout as wait } from 'node:timers/promises'
import type { ShopProcess } from '../../e2e/testing/start-shop.ts'

/** What was called meanwhile: our files by path from the root of the repository, with the calls of functions in each. */
export type Entered = ReadonlyMap<string, number>

/** Time for what a server does after its answer has left. */
const settleMs = 100

/** Counts which functions of ours a server process calls, through its inspector. */
export class Coverage {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (answer: InspectorAnswer) => void>()
  #lastId = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      const answer: InspectorAnswer = JSON.parse(String(data))
      this.#waiting.get(answer.id ?? 0)?.(answer)
    })
  }

  /** Begins to count in a server that was started with `--inspect`. */
  static async begin(shop: Pick<ShopProcess, 'output'>): Promise<Coverage> {
    const address = /ws:\/\/\S+/.exec(shop.output())?.[0]
    if (address === undefined) throw new Error(`The server did not open its inspector:\n${shop.output()}`)
    const socket = new WebSocket(address)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', reject)
    })
    const coverage = new Coverage(socket)
    await coverage.#ask('Profiler.enable')
    await coverage.#ask('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    return coverage
  }

  /** What is called while some work is done, and shortly after. A function that waits is called again each time it goes on. */
  async during(work: () => Promise<void>): Promise<Entered> {
    await wait(settleMs)
    await this.#ask('Profiler.takePreciseCoverage')
    await work()
    await wait(settleMs)
    const { result } = await this.#ask('Profiler.takePreciseCoverage')
    return enteredIn(result?.result ?? [])
  }

  close(): void {
    this.#socket.close()
  }

  #ask(method: string, params: object = {}): Promise<InspectorAnswer> {
    this.#lastId += 1
    const id = this.#lastId
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      this.#socket.send(JSON.stringify({ id, method, params }))
    })
  }
}

/** What the inspector answers (Chrome DevTools Protocol, domain `Profiler`). */
interface InspectorAnswer {
  readonly id?: number
  readonly result?: { readonly result?: readonly ScriptCoverage[] }
}

interface ScriptCoverage {
  readonly url: string
  /** Without `detailed`, a function has one range: its own. */
  readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[]
}

/** Ours is what stands in `packages/`, as it was written: no libraries, no bundles, no code made of templates. */
function enteredIn(scripts: readonly ScriptCoverage[]): Entered {
  const files = new Map<string, number>()
  for (const { url, functions } of scripts) {
    const [, file] = /^file:.*?\/(packages\/[^/]+\/src\/.+)$/.exec(url) ?? []
    const calls = functions.reduce((sum, { ranges: [whole] }) => sum + (whole?.count ?? 0), 0)
    if (file !== undefined && calls > 0) files.set(file, calls)
  }
  return files
}
