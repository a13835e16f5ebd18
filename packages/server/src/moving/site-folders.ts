import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { FileFolder } from '@vitrine/site/moving/site-archive'
import { digitalDir } from '@vitrine/store/downloads/digital-place'
import { imagesDir } from '../images/image-folder.ts'
import { formFilesDir, mediaDir } from '../media/media-folders.ts'

/** Folders of the data folder that have one for each site, with what a site cannot be without. */
const folders: Readonly<Record<FileFolder, (dataDir: string) => string>> = {
  images: imagesDir,
  media: mediaDir,
  'digital-files': digitalDir,
  'form-files': formFilesDir,
}

/** The folder of a site among the folders of a name. */
export function siteFolder(name: FileFolder, dataDir: string, websiteId: string): string {
  return path.join(folders[name](dataDir), websiteId)
}

/** The folders of a site. */
export function siteFolders(dataDir: string, websiteId: string): readonly string[] {
  return Object.values(folders).map((folder) => path.join(folder(dataDir), websiteId))
}

/** The files of a site, by their place in it; sizes of pictures are left out, as they can be made again. */
export async function* filesOfSite(
  dataDir: string,
  websiteId: string,
): AsyncGenerator<{ readonly name: string; readonly file: string }> {
  for (const [folder, dirOf] of Object.entries(folders)) {
    const dir = path.join(dirOf(dataDir), websiteId)
    for await (const file of filesBelow(dir)) {
      if (folder === 'images' && !/^original\.(jpg|png)$/.test(path.basename(file))) continue
      yield { name: `${folder}/${path.relative(dir, file).replaceAll(path.sep, '/')}`, file }
    }
  }
}

async function* filesBelow(dir: string): AsyncGenerator<string> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => [])
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const place = path.join(dir, entry.name)
    if (entry.isDirectory()) yield* filesBelow(place)
    else if (entry.isFile()) yield place
  }
}
