// Works on pictures in a process of its own: what a broken picture can do, it does here, and the memory goes back when it ends.
import { doPictureTask } from './do-picture-task.ts'
import type { PictureResult, PictureTask } from './picture-task.ts'

process.on('message', (message: { readonly id: number; readonly task: PictureTask }) => {
  const failed: PictureResult = { ok: false, problem: 'failed' }
  doPictureTask(message.task).then(
    (result) => process.send?.({ id: message.id, result }),
    () => process.send?.({ id: message.id, result: failed }),
  )
})
process.on('disconnect', () => process.exit(0))
