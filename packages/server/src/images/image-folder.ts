import path from 'node:path'

/** Where the pictures of all sites lie. */
export function imagesDir(dataDir: string): string {
  return path.resolve(dataDir, 'images')
}

/** The folder of one picture: its original and the renditions made of it. */
export function imageDir(dataDir: string, websiteId: string, imageId: string): string {
  return path.join(imagesDir(dataDir), websiteId, imageId)
}

/** Where a picture is served from, without `?format=`. */
export function assetUrlOf(websiteId: string, imageId: string, filename: string): string {
  return `/content/v1/${websiteId}/${imageId}/${filename}`
}
