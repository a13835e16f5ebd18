import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findFreePort, startShop } from './start-shop.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    seededDataDir: string
  }
}

/** Seeds the demo shop once for all journeys; each works on a copy. */
export async function setup(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-seed-'))
  const shop = await startShop({ dataDir, port: await findFreePort(), environment: {} })
  // The list of cities is made when it is first asked for, and lies in the data folder then.
  await fetch(`${shop.url}/api/google-maps/places/autocomplete?input=Springfield`)
  await shop.kill()
  project.provide('seededDataDir', dataDir)
  return () => rmSync(dataDir, { recursive: true, force: true })
}
