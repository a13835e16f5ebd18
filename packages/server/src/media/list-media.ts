import type { exportMediaCall, listMediaCall } from '@vitrine/contract/media/library-calls'
import { mediaList } from '@vitrine/contract/media/media-list'
import { mediaCell } from '@vitrine/domain/media/media-cell'
import type { ListedMedia } from '@vitrine/store/media/media'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, reply } from '../http/reply/reply.ts'
import { listFile } from '../lists/list-file.ts'
import { readListAsk } from '../lists/read-list-ask.ts'
import { presentMedia } from './present-media.ts'

/** Answers a page of the library. */
export async function getMediaList(
  exchange: Exchange<typeof listMediaCall>,
): Promise<AnswerTo<typeof listMediaCall>> {
  const read = readListAsk(exchange, mediaList)
  if (!read.ok) return read.refused
  const page = await exchange.store.media.list(read.ask)
  return reply({ ...page, rows: page.rows.map(present) })
}

/** Answers the library as a file. */
export async function getMediaFile(
  exchange: Exchange<typeof exportMediaCall>,
): Promise<AnswerTo<typeof exportMediaCall>> {
  return listFile(exchange, mediaList, {
    read: async (ask) => {
      const page = await exchange.store.media.list(ask)
      return { ...page, rows: page.rows.map(present) }
    },
    cellOf: mediaCell,
  })
}

const present = (media: ListedMedia) => presentMedia(media, media.useCount)
