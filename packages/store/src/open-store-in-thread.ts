import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import type { Turns } from './engine/group-writer.ts'
import { openSqlite } from './engine/sqlite-database.ts'
import type { WordOfThread } from './engine/threads/thread-words.ts'
import { RateLimitMemory } from './limits/rate-limit-memory.ts'
import type { Store } from './store.ts'
import { storeOver } from './store-over.ts'

/**
 * Opens the tables of a data folder in a thread of the process that has it, for work that would keep all others waiting. `port` leads to the
 * store there, which has admitted it: they write in turn, and what is committed here is told there.
 */
export function openStoreInThread(dataDir: string, port: MessagePort): Store {
  const say = (word: WordOfThread) => port.postMessage(word)
  const memory = new RateLimitMemory()
  const store = storeOver(openSqlite(dataDir, Date.now, turnsOver(port, say)), {
    rateLimitsOf: (session) => memory.limitsOf(session.websiteId),
  })
  store.onJobsEnqueued((websiteId) => say({ websiteId, news: 'jobs-enqueued' }))
  store.onListsChanged((websiteId, news) => say({ websiteId, news }))
  return store
}

function turnsOver(port: MessagePort, say: (word: WordOfThread) => void): Turns {
  return {
    take: async () => {
      const begins = once(port, 'message')
      say('turn-wanted')
      await begins
    },
    giveBack: () => say('turn-over'),
  }
}
