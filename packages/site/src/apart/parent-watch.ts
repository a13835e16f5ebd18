// Ends its process when the one that began it is gone, or the time is over. A thread looks: the process may be too busy. See `endWithParent`.
import { isMainThread, Worker, workerData } from 'node:worker_threads'

/** How often the thread looks. */
const lookMs = 250

if (isMainThread) {
  const limitMs = Number(new URL(import.meta.url).searchParams.get('ms'))
  const watch: Watch = { parentId: process.ppid, limitMs }
  // The options of the process name this file, and are not for the thread.
  new Worker(new URL(import.meta.url), { workerData: watch, execArgv: [] }).unref()
} else {
  const { parentId, limitMs }: Watch = workerData
  const endAtMs = performance.now() + limitMs
  setInterval(() => {
    // A process that lost the one that began it is given to another.
    if (process.ppid !== parentId || performance.now() > endAtMs) process.kill(process.pid, 'SIGKILL')
  }, lookMs)
}

interface Watch {
  readonly parentId: number
  readonly limitMs: number
}
