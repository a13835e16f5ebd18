import type { Log } from '@vitrine/site/log'
import type { Store } from '@vitrine/store/store'
import { aheadKinds, type ImageRenditions, type PictureToPrepare } from './image-renditions.ts'

/** What the work needs beside the store. */
export interface PrepareDependencies {
  readonly renditions: Pick<ImageRenditions, 'prepareAll'>
  readonly log: Pick<Log, 'info'>
  readonly isStopping: () => boolean
}

/** After so many pictures the log says how far the work is. */
const tellEvery = 200

/**
 * Makes the usual renditions of all pictures of all sites, one at a time and without hurry, so that no visitor waits for them. What is there
 * already is only looked at, so it may run at every start and goes on where it was cut short.
 */
export async function prepareRenditions(
  store: Store,
  { renditions, log, isStopping }: PrepareDependencies,
): Promise<void> {
  const pictures = await allPictures(store)
  for (const kind of aheadKinds) {
    for (const [index, picture] of pictures.entries()) {
      if (isStopping()) return
      await renditions.prepareAll(picture, kind)
      const done = index + 1
      if (done % tellEvery === 0)
        log.info({ done, of: pictures.length, kind }, 'Making the sizes of pictures ahead')
    }
  }
}

async function allPictures(store: Store): Promise<readonly PictureToPrepare[]> {
  const sites = await store.sites.list()
  const bySite = await Promise.all(
    sites.map(async ({ id: websiteId }) =>
      (await store.site(websiteId).images.list()).map(
        ({ id, widthPx, version }): PictureToPrepare => ({ websiteId, imageId: id, version, widthPx }),
      ),
    ),
  )
  return bySite.flat()
}
