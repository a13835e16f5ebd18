import { processorMicroseconds } from './process-figures.ts'
import { runWrk } from './wrk.ts'

/** What one turn of load gave: by the clock, and by the processor time of the server, which a busy machine changes less. */
export interface Turn {
  readonly perSecond: number
  /** Processor time of a request. */
  readonly microseconds: number
}

/** Loads an address of a server process with wrk for some seconds. */
export function takeTurn(
  server: { readonly pid: number },
  url: string,
  load: Parameters<typeof runWrk>[1],
): Turn {
  const before = processorMicroseconds(server.pid)
  const { requestsPerSecond, requests } = runWrk(url, load)
  return {
    perSecond: requestsPerSecond,
    microseconds: (processorMicroseconds(server.pid) - before) / requests,
  }
}
