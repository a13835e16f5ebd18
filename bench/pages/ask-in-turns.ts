import { Agent, request } from 'node:http'

/** Pages are asked for in turns, so that what else the machine does falls on all alike. */
const turns = 200

/** An address, and what is sent with it. */
export interface Asked {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Latencies in milliseconds of each, over one connection; the first turns warm up. */
export async function askInTurns(
  url: string,
  asked: readonly Asked[],
): Promise<readonly (readonly number[])[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const latencies = asked.map((): number[] => [])
  for (let turn = 0; turn < turns * 1.2; turn += 1) {
    for (const [place, { path, headers = {} }] of asked.entries()) {
      const startedAt = performance.now()
      await ask(url + path, headers, agent)
      if (turn >= turns * 0.2) latencies[place]?.push(performance.now() - startedAt)
    }
  }
  agent.destroy()
  return latencies
}

/** Asks once, and reads what comes. */
export function ask(url: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`))
      response.resume()
      response.on('end', resolve)
    })
    call.on('error', reject)
    call.end()
  })
}
