import path from 'node:path'

/** Where the file of an import waits until it is done. */
export function importFile(dataDir: string, websiteId: string, importId: string): string {
  return path.join(dataDir, 'imports', websiteId, `${importId}.csv`)
}
