type Answer = Replied | { readonly fails: true }

interface Replied {
  readonly status?: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** It comes no sooner. */
  readonly after?: Promise<void>
}

interface FakeFetch {
  /** The requests that were made, oldest first. */
  readonly requests: readonly Request[]
  /** Answers for the next requests, in their order. */
  answer(...answers: readonly Answer[]): void
  /** Answers by the path a request asks for, for as long as the test runs. */
  answerByPath(answers: Readonly<Record<string, Answer>>): void
  /** Lets every request fail, as without a connection. */
  fail(): void
  restore(): void
}

/** Stands in for the network: the only thing that panel tests replace. */
export function fakeFetch(): FakeFetch {
  const real = globalThis.fetch
  const requests: Request[] = []
  const queue: Answer[] = []
  let byPath: Readonly<Record<string, Answer>> = {}
  let isBroken = false

  globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), 'http://127.0.0.1/'), init)
    requests.push(request)
    if (isBroken) throw new TypeError('no connection')
    const answer = queue.shift() ?? byPath[`${request.method} ${new URL(request.url).pathname}`]
    if (!answer) throw new Error(`No answer was given for ${request.method} ${request.url}`)
    if ('fails' in answer) throw new TypeError('no connection')
    await (answer.after && untilAborted(answer.after, init?.signal))
    return Response.json(answer.body, { status: answer.status ?? 200, headers: answer.headers })
  }

  return {
    requests,
    answer: (...answers) => void queue.push(...answers),
    answerByPath: (answers) => {
      byPath = answers
    },
    fail: () => {
      isBroken = true
    },
    restore: () => {
      globalThis.fetch = real
    },
  }
}

function untilAborted(after: Promise<void>, signal: AbortSignal | null | undefined): Promise<void> {
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
  return Promise.race([after, aborted])
}
