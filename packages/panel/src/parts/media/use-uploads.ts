import { useEffect, useState, useSyncExternalStore } from 'react'
import { type QueuedUpload, UploadQueue } from './upload-queue.ts'

/** The files of a queue, as they go; leaving the page asks as long as one is on its way. */
export function useQueue(queue: UploadQueue): readonly QueuedUpload[] {
  const uploads = useSyncExternalStore(queue.onChange, queue.uploads)
  const isBusy = uploads.some(({ state }) => state !== 'failed')
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [isBusy])
  return uploads
}

/** A queue of one part of a screen. */
export function useOwnQueue(): UploadQueue {
  return useState(() => new UploadQueue())[0]
}
