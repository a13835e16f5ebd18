import { measureAccountPages } from './accounts/account-pages.ts'
import { measureQueues } from './accounts/measure-queues.ts'
import { measureSignedIn } from './accounts/signed-in.ts'
import type { Report } from './report.ts'

/**
 * What customers and readers do beside buying: how long it takes to hand all who wait for something, or who are to be asked for a review, to
 * the outbox; pages of an account; and pages from memory for who is signed in, beside those for everybody else.
 */
export async function run(): Promise<Report> {
  const rows = [
    ...(await measureQueues(10_000)),
    ...(await measureAccountPages()),
    ...(await measureSignedIn()),
  ]
  return { bench: 'accounts', node: process.versions.node, rows }
}
