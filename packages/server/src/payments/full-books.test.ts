import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StorageFullError } from '@vitrine/store/engine/errors'
import { canMountDisks, growDisk, mountSmallDisk } from '@vitrine/store/testing/small-disk'
import { expect, it } from 'vitest'
import { openTestLedger, type TestCharge } from './test-ledger.ts'

const charge = (paymentId: string): TestCharge => ({
  paymentId,
  ...{ amountCents: 1700, currency: 'USD', state: 'paid', message: 'x'.repeat(4_000), methodToken: null },
  ...{ refundedCents: 0, atMs: 0 },
})

it.skipIf(!canMountDisks)(
  'say that the disk is full, write nothing then, and go on when there is room',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-books-'))
    const takeAway = mountSmallDisk(dataDir, '512k')
    const ledger = openTestLedger(dataDir)
    const { written, refusal } = await fill((id) => ledger.add(charge(id)))
    expect(refusal).toBeInstanceOf(StorageFullError)
    expect(ledger.list()).toHaveLength(written)
    growDisk(dataDir, '8m')
    expect(await ledger.add(charge('later'))).toMatchObject({ state: 'paid' })
    ledger.close()
    takeAway()
    rmSync(dataDir, { recursive: true, force: true })
  },
)

/** Writes until it is refused. */
async function fill(write: (id: string) => Promise<unknown>) {
  for (let written = 0; ; written += 1) {
    try {
      await write(`payment-${written}`)
    } catch (refusal) {
      return { written, refusal }
    }
  }
}
