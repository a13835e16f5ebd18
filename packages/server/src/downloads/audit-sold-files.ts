import { stat } from 'node:fs/promises'
import type { StoredFile } from '@vitrine/store/downloads/digital-files'
import { digitalPath } from '@vitrine/store/downloads/digital-place'
import type { Services } from '../services/services.ts'

/** Files whose rows are read at once. */
const batch = 200

/** Looks whether the bytes of each file that is sold are there, in all its versions, as buyers of before download those; a sentence for each that is not. */
export async function auditSoldFiles({
  store,
  dataDir,
}: Pick<Services, 'store' | 'dataDir'>): Promise<readonly string[]> {
  const problems: string[] = []
  for (const { id: websiteId } of await store.sites.list()) {
    const { digitalFiles } = store.site(websiteId)
    for (let afterId: string | undefined = ''; afterId !== undefined; ) {
      const files = await digitalFiles.behind(afterId, batch)
      for (const file of files) problems.push(...(await problemsOf(file, { dataDir, websiteId })))
      afterId = files.length < batch ? undefined : files.at(-1)?.id
    }
  }
  return problems
}

async function problemsOf(
  { id, versions }: StoredFile,
  { dataDir, websiteId }: { readonly dataDir: string; readonly websiteId: string },
): Promise<readonly string[]> {
  const problems: string[] = []
  for (const { version, bytes, filename } of versions) {
    const place = digitalPath(dataDir, websiteId, { id, version })
    const found = await bytesOf(place)
    const named = `Website ${websiteId}: the file for sale ${filename}, version ${version}`
    if (found === null) problems.push(`${named}, is missing: it should be ${place}.`)
    else if (found !== bytes) problems.push(`${named}, has ${found} bytes, not ${bytes}.`)
  }
  return problems
}

async function bytesOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null)
  return found?.isFile() ? found.size : null
}
