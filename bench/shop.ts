import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, type ShopProcess, startShop } from '../e2e/testing/start-shop.ts'

/** Starts a freshly seeded demo shop for a bench, and waits until it has prepared its pictures. */
export async function openBenchShop(environment: Record<string, string> = {}): Promise<ShopProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const shop = await startShop({ dataDir, port: await findFreePort(), environment })
  await new Promise((resolve) => setTimeout(resolve, 2000))
  while (hasChildren(shop.pid)) await new Promise((resolve) => setTimeout(resolve, 500))
  return shop
}

/** Whether a process has processes of its own under way (Linux): the first start prepares pictures in one. */
function hasChildren(pid: number): boolean {
  try {
    return readdirSync(`/proc/${pid}/task`).some(
      (task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim() !== '',
    )
  } catch {
    return false
  }
}
