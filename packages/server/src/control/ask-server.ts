import { type IncomingMessage, request } from 'node:http'
import type { ImportOutcome, ImportProgress } from '../import/import-report.ts'
import { readControlFile } from './control-file.ts'

/** Hands a file to the server that holds the data folder; answers what came of it. */
export async function importThroughServer(
  bytes: Uint8Array,
  { dataDir, siteName }: { readonly dataDir: string; readonly siteName: string | null },
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportOutcome> {
  const address = await readControlFile(dataDir)
  if (!address) return unreachable
  const query = siteName === null ? '' : `?site=${encodeURIComponent(siteName)}`
  try {
    const response = await post(`http://127.0.0.1:${address.port}/import${query}`, address.token, bytes)
    for await (const line of linesOf(response)) {
      const said = JSON.parse(line) as { progress?: ImportProgress; outcome?: ImportOutcome }
      if (said.progress) onProgress(said.progress)
      if (said.outcome) return said.outcome
    }
  } catch {
    return unreachable
  }
  return { ok: false, message: 'The running shop broke the import off. Its log says why.' }
}

const unreachable: ImportOutcome = {
  ok: false,
  message:
    'Another process uses the data folder, but it takes no files. If it is a shop that is just starting, try again in a moment; otherwise stop it first.',
}

/** Sends the file; answers when the reply begins. */
function post(url: string, token: string, bytes: Uint8Array): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv' }
    // Without an agent, no connection is kept that would hold the command back at its end.
    request(url, { method: 'POST', headers, agent: false }, (response) => {
      if (response.statusCode === 200) resolve(response)
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
