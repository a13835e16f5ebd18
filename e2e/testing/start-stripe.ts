import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../stand-ins/stripe/main.ts', import.meta.url))

/** A running stand-in for Stripe. */
export interface StripeProcess {
  readonly url: string
  close(): void
}

/** Starts the stand-in at a port, and has it tell what happens to an address. */
export async function startStripe(port: number, webhookUrl: string): Promise<StripeProcess> {
  const environment = { ...process.env, STRIPE_PORT: String(port), WEBHOOK_URL: webhookUrl }
  const child: ChildProcess = spawn(process.execPath, [program], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.once('exit', () => reject(new Error('The stand-in for Stripe did not start')))
  })
  return { url: `http://127.0.0.1:${port}`, close: () => void child.kill('SIGTERM') }
}
