import { beginImport } from '@vitrine/domain/catalogue/import/product-import'
import { standingListId } from '@vitrine/domain/newsletter/newsletter-list'
import { beginSubscriberImport } from '@vitrine/domain/newsletter/subscriber-import'
import type { JobRecords } from '@vitrine/store/jobs/jobs'
import { noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { importJob, importJobKind } from '../catalogue/import/import-job.ts'
import { exportJob, exportJobKind } from '../exports/export-job.ts'
import { PermanentJobError } from '../jobs/job-handler.ts'
import { attemptLimit } from '../jobs/retry-time.ts'
import { JobRunner } from '../jobs/runner.ts'
import { subscriberImportJob, subscriberImportJobKind } from '../newsletter/import/import-job.ts'
import { restockMailKind } from '../restock/send-restock-mail.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { jobEndings } from './job-handlers.ts'

/** No wait between two attempts is longer. */
const longestWaitMs = 4 * 3600_000
const begun = { id: 'i1', fileName: 'file.csv', byName: 'Ada', createdAtMs: noon }
const broken = {
  state: 'failed',
  message: 'The import broke off and could not go on. What was imported stays; please send the file again.',
}

describe('a job that is given up', () => {
  let shop: OpenShop
  beforeEach(async () => {
    shop = await openShop()
  })
  afterEach(() => shop.close())

  /** A runner whose jobs of a kind all fail. */
  const failingRunner = (kind: string, error: Error) =>
    new JobRunner({
      store: shop.services.store,
      handlers: { [kind]: () => Promise.reject<void>(error) },
      endings: jobEndings(shop.services),
      clock: () => shop.clock.nowMs,
      log: shop.services.log,
    })
  const silentDisk = new Error('The disk does not answer')

  it('ends an import of products at its last attempt, in words', async () => {
    const { productImports, jobs } = shop.store
    await productImports.save(beginImport(begun, { total: 2, unread: 0, problems: [] }))
    await jobs.enqueue(importJob('j1', begun.id, noon))
    const runner = failingRunner(importJobKind, silentDisk)
    await skipAttempts(jobs, 'j1', attemptLimit - 2)
    await runner.runDue()
    expect(await productImports.find(begun.id)).toMatchObject({ state: 'waiting' })
    shop.clock.nowMs += longestWaitMs
    await runner.runDue()
    expect(await productImports.find(begun.id)).toMatchObject(broken)
  })

  it('ends an import of addresses, with the words of what cannot be mended', async () => {
    const { subscriberImports, jobs } = shop.store
    const own = { ...begun, listId: standingListId, consent: 'At the counter', isAsking: false, total: 2 }
    await subscriberImports.save(beginSubscriberImport(own, { addresses: [], problems: [] }))
    await jobs.enqueue(subscriberImportJob('j1', begun.id, noon))
    await skipAttempts(jobs, 'j1', attemptLimit - 1)
    await failingRunner(subscriberImportJobKind, silentDisk).runDue()
    expect(await subscriberImports.find(begun.id)).toMatchObject(broken)

    await subscriberImports.save(beginSubscriberImport({ ...own, id: 'i2' }, { addresses: [], problems: [] }))
    await jobs.enqueue(subscriberImportJob('j2', 'i2', noon))
    const gone = new PermanentJobError('The list was removed meanwhile.')
    await failingRunner(subscriberImportJobKind, gone).runDue()
    expect(await subscriberImports.find('i2')).toMatchObject({ state: 'failed', message: gone.message })
  })

  it('leaves an import as it is that another server finished', async () => {
    const { productImports, jobs } = shop.store
    const begunImport = beginImport(begun, { total: 2, unread: 0, problems: [] })
    const done = { ...begunImport, state: 'done', done: 2 } as const
    await productImports.save(done)
    await jobs.enqueue(importJob('j1', begun.id, noon))
    await skipAttempts(jobs, 'j1', attemptLimit - 1)
    await failingRunner(importJobKind, silentDisk).runDue()
    expect(await jobs.find('j1')).toMatchObject({ state: 'dead' })
    expect(await productImports.find(begun.id)).toEqual(done)
  })

  it('lets whoever waits for a mail that something is back ask again', async () => {
    const { restock, jobs } = shop.store
    const variant = { productId: 'p1', variantId: 'v1' }
    await restock.signUp({
      ...{ ...variant, id: 's1', productTitle: 'Mug', variantName: '', email: 'ada@example.com' },
      ...{ joinsList: false, language: 'en-US', state: 'waiting', createdAtMs: noon, changedAtMs: noon },
    })
    await restock.take(variant, 10, noon)
    await jobs.enqueue({ id: 'j1', kind: restockMailKind, payload: { signUpId: 's1' }, runAtMs: noon })
    await failingRunner(restockMailKind, new PermanentJobError('No such mailbox')).runDue()
    expect(await restock.find('s1')).toMatchObject({ state: 'unsent' })
  })

  it('ends an export', async () => {
    const { exports, jobs } = shop.store
    await exports.save({
      id: 'e1',
      kind: 'orders',
      byName: 'Ada',
      createdAtMs: noon,
      state: 'running',
      message: '',
      total: null,
      looked: 0,
      written: 0,
      left: [],
      isCut: false,
      after: '',
      bytes: 0,
    })
    await jobs.enqueue(exportJob('j1', 'e1', noon))
    await skipAttempts(jobs, 'j1', attemptLimit - 1)
    await failingRunner(exportJobKind, silentDisk).runDue()
    expect(await exports.find('e1')).toMatchObject({
      state: 'failed',
      message: 'The file could not be written. Please export again.',
    })
  })
})

/** Has a job stand as after so many attempts. */
async function skipAttempts(jobs: JobRecords, id: string, attempts: number): Promise<void> {
  await jobs.giveUp(id, { reason: '', nowMs: noon })
  await jobs.takeUp(id, { runAtMs: noon, attempts, lastError: '' })
}
