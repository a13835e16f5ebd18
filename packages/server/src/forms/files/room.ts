import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../../services/services.ts'

/** Bytes that the files of all submissions of a site may have, where the installation says nothing else. */
const usualFormFilesBytes = 5_000_000_000

/** So much of that may wait for submissions: what nobody sends takes no room from what is sent. */
const pendingShare = 0.2

/** Whether a site has room for a file. */
export async function hasRoom(
  { formFiles }: Pick<SiteTables, 'formFiles'>,
  bytes: number,
  { formFilesBytes = usualFormFilesBytes }: Pick<Services, 'formFilesBytes'>,
): Promise<boolean> {
  const used = await formFiles.usage()
  return used.bytes + bytes <= formFilesBytes && used.pendingBytes + bytes <= formFilesBytes * pendingShare
}
