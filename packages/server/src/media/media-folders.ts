import path from 'node:path'

/** Where the files of all sites lie that are no pictures. */
export function mediaDir(dataDir: string): string {
  return path.resolve(dataDir, 'media')
}

/** The folder of one file: each of its versions is named by its number. */
export function entryDir(dataDir: string, websiteId: string, mediaId: string): string {
  return path.join(mediaDir(dataDir), websiteId, mediaId)
}

/** The bytes of a version of a file. */
export function entryFile(
  dataDir: string,
  websiteId: string,
  { id, version }: { readonly id: string; readonly version: number },
): string {
  return path.join(entryDir(dataDir, websiteId, id), String(version))
}

/** Where files lie that are still arriving. */
export function uploadsDir(dataDir: string): string {
  return path.resolve(dataDir, 'uploads')
}

/** What has arrived of a file. */
export function uploadFile(dataDir: string, websiteId: string, uploadId: string): string {
  return path.join(uploadsDir(dataDir), websiteId, uploadId)
}

/** Where the files of visitors lie, a folder for each site: apart from the library, and at no address. */
export function formFilesDir(dataDir: string): string {
  return path.resolve(dataDir, 'form-files')
}
