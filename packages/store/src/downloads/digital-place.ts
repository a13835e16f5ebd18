import path from 'node:path'

/** Where files lie that are sold, a folder for each site: apart from the library, and at no address. */
export function digitalDir(dataDir: string): string {
  return path.resolve(dataDir, 'digital-files')
}

/** The bytes of a version of such a file. Its name is made of our own ids alone: one that is a path, as a site from elsewhere may have it, throws. */
export function digitalPath(
  dataDir: string,
  websiteId: string,
  { id, version }: { readonly id: string; readonly version: number },
): string {
  if (!/^[\w-]+$/.test(id)) throw new Error(`${JSON.stringify(id)} is no id of a file for sale.`)
  return path.join(digitalDir(dataDir), websiteId, id, String(version))
}
