import { rmSync } from 'node:fs'
import { measureCached } from './pages/cached.ts'
import { addLargeCollections } from './pages/large-collections.ts'
import { measureUncached } from './pages/uncached.ts'
import type { Report } from './report.ts'
import { prepareShop } from './shop.ts'

/** Pages: from memory against a bare Fastify handler with the same bytes, then rendered again. */
export async function run(): Promise<Report> {
  const dataDir = await prepareShop()
  try {
    const cached = await measureCached(dataDir)
    await addLargeCollections(dataDir)
    const uncached = await measureUncached(dataDir)
    return { bench: 'pages', node: process.versions.node, rows: [...cached, ...uncached] }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
