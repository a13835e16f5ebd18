import path from 'node:path'
import { formFilesDir } from '../../media/media-folders.ts'

/** The bytes of a file of a visitor. Its id is made by us, and nothing of the visitor's name is in it. */
export function formFilePlace(dataDir: string, websiteId: string, fileId: string): string {
  return path.join(formFilesDir(dataDir), websiteId, fileId)
}
