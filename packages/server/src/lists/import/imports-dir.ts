import path from 'node:path'

/** Where files wait until they are imported, a folder for each site. */
export function importsDir(dataDir: string): string {
  return path.join(dataDir, 'imports')
}
