import { vi } from 'vitest'

/** A call as it reached the network. */
export interface SeenCall {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly crumb: string | null
}

/** What the far side answers; `offline` does not answer at all. */
export type Answer =
  | { readonly status?: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'offline'

/**
 * Puts a far side in place of the network: `answer` decides by call. The calls that came are in the returned list, in order.
 */
export function fakeNetwork(answer: (call: SeenCall) => Answer | Promise<Answer>): SeenCall[] {
  const seen: SeenCall[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const call = {
      method: init.method ?? 'GET',
      path: input,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      crumb: new Headers(init.headers).get('X-CSRF-Token'),
    }
    seen.push(call)
    const answered = await answer(call)
    if (answered === 'offline') throw new TypeError('Failed to fetch')
    const { status = 200, headers = {} } = answered
    return new Response(JSON.stringify(answered.body), { status, headers })
  })
  return seen
}
