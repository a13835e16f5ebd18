import { UploadQueue } from '../../parts/media/upload-queue.ts'

/** The uploads of the library go on while other rooms are open. */
export const libraryQueue = new UploadQueue()
