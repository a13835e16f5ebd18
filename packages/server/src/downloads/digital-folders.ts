import path from 'node:path'
import { digitalDir } from '../media/media-folders.ts'

/** The bytes of a version of a file that is sold. Its name is made of our own ids alone. */
export function digitalPath(
  dataDir: string,
  websiteId: string,
  { id, version }: { readonly id: string; readonly version: number },
): string {
  return path.join(digitalDir(dataDir), websiteId, id, String(version))
}
