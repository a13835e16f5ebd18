import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A running stand-in for a payment service. */
export interface StandIn {
  readonly url: string
  close(): void
}

/** Starts a stand-in at a port, and has it tell what happens to an address. */
export async function startStandIn(
  service: 'stripe' | 'paypal',
  port: number,
  webhookUrl: string,
): Promise<StandIn> {
  const program = fileURLToPath(new URL(`../../stand-ins/${service}/main.ts`, import.meta.url))
  const name = `${service.toUpperCase()}_PORT`
  const environment = { ...process.env, [name]: String(port), WEBHOOK_URL: webhookUrl }
  const child: ChildProcess = spawn(process.execPath, [program], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.once('exit', () => reject(new Error(`The stand-in for ${service} did not start`)))
  })
  return { url: `http://127.0.0.1:${port}`, close: () => void child.kill('SIGTERM') }
}
