import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../setup/paths.mjs'

const limitMs = 120_000

/**
 * Starts a shop as its owner does for the first time, before what testing needs is installed: nothing of that may be asked for, and the
 * pages answer. One test.
 */
export async function tryFirstStart() {
  console.log('A first start')
  const dataFolder = mkdtempSync(join(tmpdir(), 'vitrine-first-start-'))
  const port = await freePort()
  const environment = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataFolder }
  const shop = spawn(process.execPath, [inRoot('scripts', 'start.mjs')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (part) => (printed += part))
  const ended = once(shop, 'close')
  const isRight = await answers(`http://127.0.0.1:${port}/`, shop)
  shop.kill('SIGTERM')
  await ended
  rmSync(dataFolder, { recursive: true, force: true })
  console.log(isRight ? '  ok   it answers' : `  FAIL it does not answer\n${printed}`)
  return isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Whether the address answers with a page before the program ends, or the time is over. */
async function answers(address, program) {
  const endMs = Date.now() + limitMs
  while (program.exitCode === null && program.signalCode === null && Date.now() < endMs) {
    const status = await fetch(address).then(
      (response) => response.status,
      () => null,
    )
    if (status !== null) return status === 200
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return false
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
