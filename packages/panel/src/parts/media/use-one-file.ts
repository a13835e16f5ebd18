import type { MediaKind } from '@vitrine/domain/media/media-entry'
import type { PanelMedia } from './send-file.ts'
import type { UploadQueue } from './upload-queue.ts'
import { useOwnQueue } from './use-uploads.ts'

/** How a field that holds one file is given it. */
interface OneFile {
  readonly queue: UploadQueue
  /** Takes a file of the computer, once it has arrived. */
  readonly add: (file: File) => void
  /** Takes a file of the library, or none. */
  readonly choose: (media: PanelMedia | null) => void
}

/** What a field that holds one file is given: another choice takes the place of the one before, on its way or refused. */
export function useOneFile(
  kinds: readonly MediaKind[],
  onChange: (media: PanelMedia | null) => void,
): OneFile {
  const queue = useOwnQueue()
  return {
    queue,
    add: (file) => {
      queue.clear()
      void queue.add([file], { kinds, onArrived: onChange })
    },
    choose: (media) => {
      queue.clear()
      onChange(media)
    },
  }
}
