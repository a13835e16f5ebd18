import { lazy, Suspense } from 'react'
import type { UploadQueue } from './upload-queue.ts'
import { useQueue } from './use-uploads.ts'

const UploadRows = lazy(() => import('./upload-rows.tsx').then((module) => ({ default: module.UploadRows })))

/** Files on their way, each with how far it is, and those that did not arrive with the reason; fetched with the first of them. */
export function UploadList({ queue }: { readonly queue: UploadQueue }) {
  const uploads = useQueue(queue)
  if (uploads.length === 0) return null
  return (
    <Suspense>
      <UploadRows uploads={uploads} queue={queue} />
    </Suspense>
  )
}
