import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@vitrine/store/open-store'
import type { SiteStore } from '@vitrine/store/store'
import { withHastyFile } from '@vitrine/store/testing/filling/hasty-file'
import { prepareShop } from './shop.ts'

interface FilledFolder {
  /** A folder in which what was written is kept for the next run; undefined keeps nothing. */
  readonly kept: string | undefined
  /** What it is called there. */
  readonly name: string
  /** Writes into the demo's site; `shopPageId` is its page of products, and `dataDir` where its database is. */
  readonly fill: (site: SiteStore, demo: DemoShop) => Promise<void>
}

interface DemoShop {
  readonly dataDir: string
  readonly shopPageId: string | undefined
}

/** A data folder of the demo shop with what `fill` wrote into it, for one shop to run on. */
export async function prepareFilledShop({ kept, name, fill }: FilledFolder): Promise<string> {
  const filled = kept && join(kept, name)
  const source = filled && existsSync(filled) ? filled : await fillDemo(fill)
  if (filled && source !== filled) cpSync(source, filled, { recursive: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  cpSync(source, dataDir, { recursive: true })
  if (source !== filled) rmSync(source, { recursive: true })
  return dataDir
}

async function fillDemo(fill: FilledFolder['fill']): Promise<string> {
  const dataDir = await prepareShop()
  await withHastyFile(async () => {
    const store = await openStore({ dataDir, log: console })
    const [site] = await store.sites.list()
    if (!site) throw new Error('The demo shop has no site.')
    const tables = store.site(site.id)
    const shopPage = (await tables.collections.list()).find(({ typeName }) => typeName === 'products')
    await fill(tables, { dataDir, shopPageId: shopPage?.id })
    await store.close()
  })
  return dataDir
}
