import type { Gateways, PaymentHosts } from '../services/gateway.ts'
import { manualGateway } from './manual-gateway.ts'
import { testGateway } from './test-gateway.ts'
import { openTestLedger } from './test-ledger.ts'

/** Opens the ways to pay of an installation; the books of the test gateway lie in the data folder. */
export function openGateways({
  dataDir,
  clock,
  isShared = false,
  timeLimitMs = 5_000,
  hosts = { stripe: null },
}: {
  readonly dataDir: string
  readonly clock: () => number
  /** Whether servers on other machines may write into the same folder. */
  readonly isShared?: boolean
  readonly timeLimitMs?: number
  readonly hosts?: PaymentHosts
}): Gateways {
  const ledger = openTestLedger(dataDir, { isShared })
  return {
    test: testGateway(ledger, clock),
    manual: manualGateway,
    timeLimitMs,
    hosts,
    books: ledger.books,
    close: () => ledger.close(),
  }
}
