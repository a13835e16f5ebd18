import path from 'node:path'
import { makeFirstOwnerLink } from './owners/first-owner-link.ts'
import { openingLines } from './owners/opening-lines.ts'
import { describeStartFailure } from './start/describe-start-failure.ts'
import { readSettings } from './start/settings.ts'
import { type RunningServer, startServer } from './start/start-server.ts'

// Customers, their orders and their files are in what is written: it is for the user of the server alone.
process.umask(0o077)
const rootDir = path.resolve(import.meta.dirname, '../../..')

try {
  const settings = readSettings(process.env, rootDir, process.argv.includes('--dev'))
  const server = await startServer(settings)
  stopOnSignals(server)
  const baseUrl = settings.publicUrl ?? server.address
  const link = await makeFirstOwnerLink(server.services, baseUrl)
  const panelUrl = settings.panelHost?.origin ?? baseUrl
  for (const line of openingLines({ shop: baseUrl, panel: panelUrl }, link)) console.log(line)
  if (settings.publicUrl === null && !isLoopback(settings.host)) warnOfUnknownAddress()
} catch (error) {
  console.error((await describeStartFailure(error)) ?? error)
  process.exit(1)
}

function warnOfUnknownAddress(): void {
  console.warn(
    'PUBLIC_URL is not set: mails link to the host at which the first owner makes the account, and to none before that.',
  )
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

/** A person who stops the server waits no longer than this. What is stored is safe, and jobs cut short are done at the next start. */
const stopLimitMs = 9_000

/** A terminal, npm and the script that starts the server each hand on the same signal: what comes within this time is one. */
const oneSignalMs = 1_000

/** Ends in peace when asked to, or when the script that started it was killed, and in any case soon; a second signal ends at once. */
function stopOnSignals(server: RunningServer): void {
  let askedAtMs: number | null = null
  const stop = () => {
    askedAtMs = performance.now()
    setTimeout(endUnfinished, stopLimitMs).unref()
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (askedAtMs === null) stop()
      else if (performance.now() - askedAtMs > oneSignalMs) process.exit(1)
    })
  }
  process.once('disconnect', () => {
    if (askedAtMs === null) stop()
  })
}

function endUnfinished(): void {
  console.warn('Some work did not end in time. It goes on at the next start.')
  process.exit(0)
}
