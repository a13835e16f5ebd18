import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, type ShopProcess, startShop } from '../e2e/testing/start-shop.ts'

/** Starts a freshly seeded demo shop for a bench. */
export async function openBenchShop(environment: Record<string, string> = {}): Promise<ShopProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  return startShop({ dataDir, port: await findFreePort(), environment })
}
