import type { HttpVisitor } from '../../e2e/testing/http-visitor.ts'

interface Act {
  readonly id: string
  readonly state: string
  readonly total: number
  readonly failed: number
  readonly failures: readonly { readonly message: string }[]
}

/** What an act on all rows of a list took, and how to take it back. */
interface EndedAct {
  readonly total: number
  readonly doneMs: number
  /** Undoes it; gives how long that took, in milliseconds. */
  readonly undo: () => Promise<number>
}

interface Asked {
  readonly view: object
  readonly input: object
}

/** Begins an act on all rows that a view shows. */
export function runAct(http: HttpVisitor, path: string, asked: Asked): { readonly ended: Promise<EndedAct> } {
  return { ended: runToEnd(http, path, asked) }
}

async function runToEnd(http: HttpVisitor, path: string, { view, input }: Asked): Promise<EndedAct> {
  const beganAt = performance.now()
  const { bulkAct } = await readJson<{ bulkAct: Act }>(
    await http.send('POST', path, { selection: { view }, input, isDryRun: false }),
  )
  const done = await waitFor(http, bulkAct.id, 'done')
  if (done.failed > 0) throw new Error(`${done.failed} rows failed: ${done.failures[0]?.message}`)
  const doneMs = performance.now() - beganAt
  const undo = async () => {
    const undoBeganAt = performance.now()
    await readJson(await http.send('POST', `/api/panel/bulk-acts/${bulkAct.id}/undo`, {}))
    await waitFor(http, bulkAct.id, 'undone')
    return performance.now() - undoBeganAt
  }
  return { total: done.total, doneMs, undo }
}

async function waitFor(http: HttpVisitor, id: string, state: string): Promise<Act> {
  for (;;) {
    const { bulkAct } = await readJson<{ bulkAct: Act }>(await http.get(`/api/panel/bulk-acts/${id}`))
    if (bulkAct.state === state) return bulkAct
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

async function readJson<Shape>(response: Response): Promise<Shape> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Shape
}
