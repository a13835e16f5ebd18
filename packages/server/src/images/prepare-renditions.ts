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
 * Makes the usual renditions of all pictures, site by site, one at a time and without hurry, so that no visitor waits for them. What is there
 * already is only looked at, so it may run at every start and goes on where it was cut short.
 */
export async function prepareRenditions(
  store: Store,
  { renditions, log, isStopping }: PrepareDependencies,
): Promise<void> {
  const { sites } = store
  for (const kind of aheadKinds) {
    let done = 0
    for (const websiteId of (await sites.revisions()).keys()) {
      if (isStopping()) return
      for (const picture of await picturesOf(store, websiteId)) {
        if (isStopping()) return
        await renditions.prepareAll(picture, kind)
        done += 1
        if (done % tellEvery === 0) log.info({ done, kind }, 'Making the sizes of pictures ahead')
      }
    }
  }
}

async function picturesOf(store: Store, websiteId: string): Promise<readonly PictureToPrepare[]> {
  const images = await store.site(websiteId).images.list()
  return images.map(({ id, widthPx, version }) => ({ websiteId, imageId: id, version, widthPx }))
}
