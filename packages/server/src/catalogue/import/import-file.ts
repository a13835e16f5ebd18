import path from 'node:path'
import { importsDir } from '../../lists/import/imports-dir.ts'

/** Where the file of an import waits until it is done. */
export function importFile(dataDir: string, websiteId: string, importId: string): string {
  return path.join(importsDir(dataDir), websiteId, `${importId}.csv`)
}
