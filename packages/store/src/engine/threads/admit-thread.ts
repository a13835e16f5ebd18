import type { MessagePort } from 'node:worker_threads'
import type { SqliteDatabase } from '../sqlite-database.ts'
import type { StoreNews } from '../tell.ts'
import { turnBegins, type WordOfThread } from './thread-words.ts'

/**
 * Lets a thread write to a file in turn with the connection here, and tells what it changed. Nobody waits for SQLite's own lock, which would
 * stop all that goes on here. A thread that ends has its turn taken from it: what it had not committed, SQLite rolls back.
 */
export function admitThread(
  database: SqliteDatabase,
  port: MessagePort,
  tell: (websiteId: string, news: StoreNews) => void,
): void {
  let isGone = false
  let endTurn = () => {}
  port.on('message', (word: WordOfThread) => {
    if (word === 'turn-over') endTurn()
    else if (word === 'turn-wanted')
      database.lend(async () => {
        if (isGone) return
        await new Promise<void>((resolve) => {
          endTurn = resolve
          port.postMessage(turnBegins)
        })
      })
    else tell(word.websiteId, word.news)
  })
  port.on('close', () => {
    isGone = true
    endTurn()
  })
  port.unref()
}
