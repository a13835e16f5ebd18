// Works on pictures in a process of its own: what a broken picture can do, it does here, and the memory goes back when it ends.
import { doPictureTask } from './do-picture-task.ts'
import type { PictureResult, PictureTask } from './picture-task.ts'

process.on('message', ({ id, task }: { readonly id: number; readonly task: PictureTask }) => {
  const answer = (result: PictureResult) => process.send?.({ id, result }, endWhereNobodyHears)
  doPictureTask(task).then(answer, () => answer({ ok: false, problem: 'failed' }))
})
process.on('disconnect', () => process.exit(0))

/** Who asked may be gone by the time of the answer. */
function endWhereNobodyHears(error: Error | null): void {
  if (error) process.exit(0)
}
