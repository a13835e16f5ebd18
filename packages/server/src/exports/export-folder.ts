import path from 'node:path'

/** Where files of exports are kept, a folder for each site. */
export function exportsDir(dataDir: string): string {
  return path.join(dataDir, 'exports')
}

/** The file of an export. */
export function exportFile(dataDir: string, websiteId: string, exportId: string): string {
  return path.join(exportsDir(dataDir), websiteId, `${exportId}.csv`)
}
