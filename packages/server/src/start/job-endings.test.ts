import { beginImport } from '@vitrine/domain/catalogue/import/product-import'
import { standingListId } from '@vitrine/domain/newsletter/newsletter-list'
import { beginSubscriberImport } from '@vitrine/domain/newsletter/subscriber-import'
import type { NewJob } from '@vitrine/store/jobs/jobs'
import { noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { importJob } from '../catalogue/import/import-job.ts'
import { exportJob } from '../exports/export-job.ts'
import { PermanentJobError } from '../jobs/job-handler.ts'
import { attemptLimit } from '../jobs/retry-time.ts'
import { JobRunner } from '../jobs/runner.ts'
import { subscriberImportJob } from '../newsletter/import/import-job.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { jobEndings } from './job-handlers.ts'

const fourHoursMs = 4 * 3600_000
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

  /** Tries a job that always fails. */
  async function tryJob({ job, error, times }: { job: NewJob; error: Error; times: number }) {
    await shop.store.jobs.enqueue(job)
    const clock = { nowMs: noon }
    const failing = async (): Promise<void> => {
      throw error
    }
    const runner = new JobRunner({
      store: shop.services.store,
      handlers: { [job.kind]: failing },
      endings: jobEndings(shop.services),
      clock: () => clock.nowMs,
      log: { warn: () => {} },
    })
    for (const turn of Array.from({ length: times }, (_, each) => each)) {
      clock.nowMs = noon + turn * fourHoursMs
      await runner.runDue()
    }
  }
  const often = { error: new Error('The disk does not answer'), times: attemptLimit }

  it('ends an import of products at its last attempt, in words', async () => {
    const { productImports } = shop.store
    await productImports.save(beginImport(begun, { total: 2, unread: 0, problems: [] }))
    const job = importJob('j1', begun.id, noon)
    await tryJob({ job, ...often, times: attemptLimit - 1 })
    expect(await productImports.find(begun.id)).toMatchObject({ state: 'waiting' })
    await tryJob({ job, ...often, times: attemptLimit + 1 })
    expect(await productImports.find(begun.id)).toMatchObject(broken)
  })

  it('ends an import of addresses, with the words of what cannot be mended', async () => {
    const { subscriberImports } = shop.store
    const own = {
      ...begun,
      listId: standingListId,
      consent: 'At the counter',
      isAsking: false,
      total: 2,
    }
    await subscriberImports.save(beginSubscriberImport(own, []))
    await tryJob({ job: subscriberImportJob('j1', begun.id, noon), ...often })
    expect(await subscriberImports.find(begun.id)).toMatchObject(broken)

    await subscriberImports.save(beginSubscriberImport({ ...own, id: 'i2' }, []))
    const error = new PermanentJobError('The list was removed meanwhile.')
    await tryJob({ job: subscriberImportJob('j2', 'i2', noon), error, times: 1 })
    expect(await subscriberImports.find('i2')).toMatchObject({ state: 'failed', message: error.message })
  })

  it('leaves an import as it is that another server finished', async () => {
    const { productImports } = shop.store
    const done = {
      ...beginImport(begun, { total: 2, unread: 0, problems: [] }),
      state: 'done',
      done: 2,
    } as const
    await productImports.save(done)
    await tryJob({ job: importJob('j1', begun.id, noon), ...often })
    expect(await productImports.find(begun.id)).toEqual(done)
  })

  it('ends an export, also where it took too long each time', async () => {
    const { exports } = shop.store
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
    await tryJob({ job: exportJob('j1', 'e1', noon), ...often })
    expect(await exports.find('e1')).toMatchObject({
      state: 'failed',
      message: 'The file could not be written. Please export again.',
    })
  })
})
