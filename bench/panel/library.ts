import { plainEntry } from '@vitrine/domain/media/media-entry'
import { buildStore } from '@vitrine/store/testing/build-store'
import { buildCollection, buildImage, newId } from '@vitrine/store/testing/builders'
import { everyRow } from '@vitrine/store/testing/list-ask'
import { median, percentile, type Row } from '../report.ts'

const files = 10_000
const pages = 1_000
const picturesOfPage = 4
const rounds = 40

/** What the store takes for the questions of the media library, with 10,000 files of which 1,000 pages show 4,000. */
export async function libraryRows(): Promise<readonly Row[]> {
  const { siteStore, close } = await buildStore()
  try {
    const images = Array.from({ length: files }, (_, at) => {
      const id = newId()
      return buildImage({ id, assetUrl: `/content/v1/${siteStore.websiteId}/${id}/picture-${at}.jpg` })
    })
    await siteStore.transaction(async (tables) => {
      for (const image of images) await tables.media.save({ ...plainEntry, ...image })
      for (let at = 0; at < pages; at += 1) {
        const shown = images.slice(at * picturesOfPage, (at + 1) * picturesOfPage)
        const bodyHtml = shown.map(({ assetUrl }) => `<img src="${assetUrl}">`).join('')
        await tables.collections.save(buildCollection({ id: newId(), urlId: `page-${at}`, bodyHtml }))
      }
    })
    const list = everyRow({ sort: { key: 'added', isDescending: true }, limit: 50 })
    const last = { side: 'before', value: -1, id: '' } as const
    const unused = { kind: 'among', key: 'used', values: ['yes'], isNot: true } as const
    const questions = {
      'first page': () => siteStore.media.list(list),
      'last page': () => siteStore.media.list({ ...list, start: last }),
      'by a word': () => siteStore.media.list({ ...list, words: ['picture-77'] }),
      unused: () => siteStore.media.list({ ...list, tests: [unused] }),
      'where one is used': (at: number) => siteStore.media.uses(images[at]?.id ?? '', 20),
    }
    const rows: Row[] = []
    for (const [name, ask] of Object.entries(questions)) rows.push(...(await timesOf(name, ask)))
    return rows
  } finally {
    await close()
  }
}

async function timesOf(name: string, ask: (at: number) => Promise<unknown>): Promise<readonly Row[]> {
  const times: number[] = []
  for (let round = -3; round < rounds; round += 1) {
    const beganAt = performance.now()
    await ask(round + 3)
    if (round >= 0) times.push(performance.now() - beganAt)
  }
  const row = { subject: 'vitrine', unit: 'ms' }
  return [
    { ...row, case: `library of ${files} files, ${name}, median`, value: median(times) },
    { ...row, case: `library of ${files} files, ${name}, p95`, value: percentile(times, 95) },
  ]
}
