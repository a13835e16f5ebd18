import type { Log } from '@vitrine/site/log'

/** An answer, or that it is not known what happened: the gateway was silent for too long, or failed with an error. */
export type GatewayReply<Answer> =
  | { readonly isKnown: true; readonly answer: Answer }
  | { readonly isKnown: false; readonly error: unknown }

/**
 * Asks a gateway and waits no longer than the limit, which begins again whenever it is told to go on. A failure is logged; whether money moved
 * is then not known.
 */
export async function askGateway<Answer>(
  { timeLimitMs, log }: { readonly timeLimitMs: number; readonly log: Log },
  ask: (signal: AbortSignal, goOn: () => void) => Promise<Answer>,
): Promise<GatewayReply<Answer>> {
  const stop = new AbortController()
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    limit.reject(new Error(`The gateway did not answer within ${timeLimitMs} ms.`))
    stop.abort()
  }, timeLimitMs)
  const goOn = () => {
    // What is given up reads no further.
    stop.signal.throwIfAborted()
    timer.refresh()
  }
  try {
    return { isKnown: true, answer: await Promise.race([ask(stop.signal, goOn), limit.promise]) }
  } catch (error) {
    log.warn({ err: error }, 'A payment gateway failed')
    return { isKnown: false, error }
  } finally {
    clearTimeout(timer)
  }
}
