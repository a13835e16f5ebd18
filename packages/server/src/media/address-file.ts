import { endingOf, fileAddress, safeStem } from '@vitrine/domain/media/media-address'
import type { MediaEntry } from '@vitrine/domain/media/media-entry'
import type { MediaRecords } from '@vitrine/store/media/media'

/** Gives a file the address of its name; a number is added where another file has or had that address. */
export async function addressFile(
  media: Pick<MediaRecords, 'findByAddress'>,
  entry: MediaEntry,
): Promise<MediaEntry> {
  const ending = endingOf(entry.filename)
  // The entry has its name spelled already.
  const stem = safeStem(entry.filename, '')
  for (let number = 1; ; number += 1) {
    const filename = `${stem}${number === 1 ? '' : `-${number}`}.${ending}`
    const holder = await media.findByAddress(fileAddress(filename))
    if (!holder || holder.id === entry.id) return { ...entry, filename, assetUrl: fileAddress(filename) }
  }
}
