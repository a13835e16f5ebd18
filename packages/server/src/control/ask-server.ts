import { type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { ImportOutcome, ImportProgress } from '../catalogue/import/import-report.ts'
import type { CommandAnswer } from './command-services.ts'
import { type ControlAddress, readControlFile } from './control-file.ts'
import type { CommandName } from './installation-commands.ts'

/** What to hand over, and to whom. */
export interface ServerRequest {
  readonly dataDir: string
  readonly siteName: string | null
  /** How long a server that is just starting is waited for. */
  readonly waitMs?: number
}

/** Hands a file to the server that holds the data folder; returns what came of it. */
export async function importThroughServer(
  bytes: Uint8Array,
  { dataDir, siteName, waitMs = 15_000 }: ServerRequest,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportOutcome> {
  const query = siteName === null ? '' : `?site=${encodeURIComponent(siteName)}`
  const response = await reach(dataDir, waitMs, ({ port, token }) =>
    post(`http://127.0.0.1:${port}/import${query}`, token, bytes),
  )
  if (!response) return { ok: false, message: unreachable }
  const refusal = refusalText[response.statusCode ?? 0]
  if (refusal !== undefined) return { ok: false, message: refusal }
  try {
    for await (const line of linesOf(response)) {
      const said = JSON.parse(line) as { progress?: ImportProgress; outcome?: ImportOutcome }
      if (said.progress) onProgress(said.progress)
      if (said.outcome) return said.outcome
    }
  } catch {
    // The connection broke: said below.
  }
  return { ok: false, message: 'The running shop broke the import off. Its log says why.' }
}

const unreachable =
  'Another process uses the data folder, but it takes no orders. If it is a shop that is just starting, try again in a moment; otherwise stop it first.'

/** What a server that takes orders refuses, by the status: asked again, it says the same. */
const refusalText: Readonly<Record<number, string>> = {
  404: 'The running shop does not know this command: it is of another version. Start it again with npm start.',
  413: 'The file is larger than the 200 MB that the running shop takes: split it, or stop the shop and import it then.',
}

/** Has the server that holds the data folder run a command. */
export async function runThroughServer(
  name: CommandName,
  argument: string,
  dataDir: string,
  waitMs = 15_000,
): Promise<CommandAnswer> {
  const query = new URLSearchParams({ argument })
  const response = await reach(dataDir, waitMs, ({ port, token }) =>
    post(`http://127.0.0.1:${port}/commands/${name}?${query}`, token, Buffer.alloc(0)),
  )
  if (!response) return { lines: [unreachable], isWell: false }
  const refusal = refusalText[response.statusCode ?? 0]
  if (refusal !== undefined) return { lines: [refusal], isWell: false }
  try {
    for await (const line of linesOf(response)) return JSON.parse(line) as CommandAnswer
  } catch {
    // The connection broke: said below.
  }
  return { lines: ['The running shop broke the command off. Its log says why.'], isWell: false }
}

/** Asks until the server answers, or the wait is over. */
async function reach<Answer>(
  dataDir: string,
  waitMs: number,
  ask: (address: ControlAddress) => Promise<Answer>,
): Promise<Answer | undefined> {
  const endsAt = performance.now() + waitMs
  for (;;) {
    const address = await readControlFile(dataDir)
    const answer = address && (await ask(address).catch(() => undefined))
    if (answer || performance.now() >= endsAt) return answer
    await wait(250)
  }
}

/** Sends the file; resolves when the reply begins, or the server refuses. */
function post(url: string, token: string, bytes: Uint8Array): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv' }
    // Without an agent, no connection is kept that would hold the command back at its end.
    request(url, { method: 'POST', headers, agent: false }, (response) => {
      const { statusCode = 0 } = response
      if (statusCode === 200 || statusCode in refusalText) resolve(response)
      else reject(new Error(`The server answered ${response.statusCode}`))
    })
      .on('error', reject)
      .end(bytes)
  })
}

/** The lines of a reply, as they come. */
async function* linesOf(response: IncomingMessage): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of response.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
