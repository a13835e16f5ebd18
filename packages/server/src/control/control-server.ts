import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isDiskFull, StorageFullError, StoreUnavailableError } from '@vitrine/store/engine/errors'
import type { CommandAnswer, CommandServices } from './command-services.ts'
import { removeControlFile, writeControlFile } from './control-file.ts'
import { importIntoSite } from './import-into-site.ts'
import { type CommandName, installationCommands } from './installation-commands.ts'

/** The largest file that is imported. */
const maxFileBytes = 200_000_000

/**
 * Takes orders from commands on the same machine, so that the shop need not be stopped to import products, to add a site or to audit it: a data folder
 * belongs to one process. It listens on 127.0.0.1 at a port of its own, and only to those who can read the data folder.
 */
export async function startControl(services: CommandServices): Promise<{ close(): Promise<void> }> {
  const token = randomBytes(32).toString('base64url')
  const server = createServer((request, response) => {
    answer(request, response, { services, token }).catch((error: unknown) => {
      services.log.error({ err: error }, 'An order from the command line failed')
      response.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await writeControlFile(services.dataDir, {
    port,
    token,
    processId: process.pid,
    address: addressOf(services),
  }).catch((error: unknown) =>
    services.log.warn({ err: error }, 'Commands on this machine will not find the shop'),
  )
  return {
    close: async () => {
      await removeControlFile(services.dataDir)
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Where visitors reach the server, by which its operator knows it. */
function addressOf({ publicUrl, port }: CommandServices): string {
  return publicUrl ?? `http://localhost:${port}`
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { services, token }: { readonly services: CommandServices; readonly token: string },
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return refuse(response, 401)
  if (request.method !== 'POST') return refuse(response, 404)
  const name = /^\/commands\/([a-z-]+)$/.exec(url.pathname)?.[1]
  if (name !== undefined) return runCommand(response, services, { name, query: url.searchParams })
  if (url.pathname !== '/import') return refuse(response, 404)

  const bytes = await readBody(request)
  if (!bytes) return refuse(response, 413)
  beginLines(response)
  const say = (line: object) => response.write(`${JSON.stringify(line)}\n`)
  const siteName = url.searchParams.get('site')
  const outcome = await importIntoSite(services, siteName, bytes, (progress) => say({ progress })).catch(
    (error) => ({ ok: false, message: whyItFailed(error, services) }),
  )
  say({ outcome })
  response.end()
}

async function runCommand(
  response: ServerResponse,
  services: CommandServices,
  { name, query }: { readonly name: string; readonly query: URLSearchParams },
): Promise<void> {
  if (!isCommandName(name)) return refuse(response, 404)
  beginLines(response)
  const answer = await installationCommands[name](services, query.get('argument') ?? '').catch(
    (error: unknown): CommandAnswer => ({ lines: [whyItFailed(error, services)], isWell: false }),
  )
  response.end(`${JSON.stringify(answer)}\n`)
}

/** Begins an answer of lines at once: whoever waits for a server that is starting shall not ask twice for what is being done. */
function beginLines(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/x-ndjson' }).flushHeaders()
}

/** What the command says of an error; the log has all of it. */
function whyItFailed(error: unknown, { log }: CommandServices): string {
  log.error({ err: error }, 'An order from the command line failed')
  if (error instanceof StorageFullError || isDiskFull(error))
    return 'The disk is full: there is no room for this. Make room, and try again.'
  if (error instanceof StoreUnavailableError) return 'The database does not answer. Please try again.'
  return 'The running shop could not do this. Its log says why.'
}

function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(installationCommands, name)
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= maxFileBytes) chunks.push(chunk)
    // Read to its end all the same: who is still sending hears no refusal.
    else chunks.length = 0
  }
  return size > maxFileBytes ? undefined : Buffer.concat(chunks)
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { connection: 'close' }).end()
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
