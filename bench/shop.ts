import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, type ShopProcess, startShop } from '../e2e/testing/start-shop.ts'

/** Seeds the demo shop once for a whole bench; answers its data folder. */
export async function prepareShop(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const shop = await startShop({ dataDir, port: await findFreePort(), environment: {} })
  // A first start goes on to prepare pictures; a stopped one leaves the machine to the figures.
  await shop.stop()
  return dataDir
}

/** Starts a demo shop for a bench: on a copy of a prepared data folder, or of a fresh one. Nothing else goes on in it. */
export async function openBenchShop(
  environment: Record<string, string> = {},
  { prepared, fromSources = false }: { readonly prepared?: string; readonly fromSources?: boolean } = {},
): Promise<ShopProcess> {
  const source = prepared ?? (await prepareShop())
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  cpSync(source, dataDir, { recursive: true })
  if (prepared === undefined) rmSync(source, { recursive: true, force: true })
  return startShop({ dataDir, port: await findFreePort(), environment, fromSources })
}
