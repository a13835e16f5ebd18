import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { findFreePort, type ShopProcess, startShop } from './start-shop.ts'

/** Starts a shop on a copy of the seeded demo, at a free port where none is given. */
export async function openShop(
  environment: Record<string, string> = {},
  port?: number,
): Promise<ShopProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-journey-'))
  const seeded = inject('seededDataDir')
  cpSync(seeded, dataDir, { recursive: true })
  return startShop({ dataDir, port: port ?? (await findFreePort()), environment })
}
