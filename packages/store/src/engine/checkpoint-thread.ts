import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'

/** The thread that copies SQLite's log into its file; it ends when nothing was committed for so long. */
const idleMs = 5_000

const file = new Sqlite(String(workerData))
file.pragma('synchronous = FULL')
file.pragma('busy_timeout = 0')

const end = () => {
  file.close()
  parentPort?.close()
}
let ending = setTimeout(end, idleMs)

parentPort?.on('message', () => {
  clearTimeout(ending)
  ending = setTimeout(end, idleMs)
  // What a reader or a commit is at is left for the next time.
  file.pragma('wal_checkpoint(PASSIVE)')
  parentPort?.postMessage('copied')
})
