/** The thread in which acts on many rows are done, with connections of its own: rules, rows and commits of an act keep no page waiting. */
import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { openStoreInThread } from '@vitrine/store/open-store-in-thread'
import type { ActServices } from '../lists/bulk/bulk-act-handler.ts'
import { goOnWithAct } from '../lists/bulk/go-on-with-act.ts'
import { PaceOfPages } from '../lists/bulk/pace-of-pages.ts'
import type { ActsThreadStart, ActWanted, ActWord } from '../lists/bulk/thread/act-words.ts'
import { bulkActs } from '../routes/bulk-acts.ts'
import { newTimedId } from '../services/new-id.ts'
import { randomText } from '../services/random-text.ts'

const { dataDir, secret, campaignMailsPerMinute, port } = workerData as ActsThreadStart
const store = openStoreInThread(dataDir, port)
const say = (word: ActWord) => parentPort?.postMessage(word)
const services: ActServices = {
  clock: Date.now,
  newId: () => newTimedId(Date.now()),
  newUuid: randomUUID,
  newToken: (bytes) => randomText(bytes),
  secret,
  campaignMailsPerMinute,
  log: { warn: (details, message) => say({ kind: 'log', details, message }) },
}
const pace = new PaceOfPages()

parentPort?.on('message', ({ websiteId, bulkActId }: ActWanted) => {
  const turn = { store: store.site(websiteId), services, handlers: bulkActs, pace, pauseShare: 0 }
  goOnWithAct(bulkActId, turn).then(
    () => say({ kind: 'over', bulkActId }),
    (error: unknown) => say({ kind: 'failed', bulkActId, error }),
  )
})
