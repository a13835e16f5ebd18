import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type {
  importSubscribersCall,
  listSubscriberImportsCall,
} from '@vitrine/contract/newsletter/subscriber-calls'
import { fileTooLargeText } from '@vitrine/domain/media/media-text'
import { consentProblem } from '@vitrine/domain/newsletter/check-subscriber'
import {
  beginSubscriberImport,
  largestSubscribersFileBytes,
} from '@vitrine/domain/newsletter/subscriber-import'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { sayReasons } from '../../catalogue/import/say-problems.ts'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { wordsOf } from '../../words/panel-words.ts'
import { subscriberImportJob } from './import-job.ts'
import { readSubscribersFile, subscribersFile } from './subscribers-file.ts'

/** So many imports are listed. */
const mostListed = 20

/** Takes a file of addresses in. */
export async function postSubscriberImport(
  exchange: Exchange<typeof importSubscribersCall>,
): Promise<AnswerTo<typeof importSubscribersCall>> {
  const { upload, query, store, services, account } = exchange
  const wrong = consentProblem(query.consent)
  if (wrong) return refuse('fields-wrong', checkFieldsText, { errors: { consent: wrong } })
  if (!(await store.newsletterLists.find(query.listId))) return refuse('not-found', failureText.notFound)
  if (!upload) return refuse('file-missing', 'Please choose a file.')
  const id = services.newId()
  const place = subscribersFile(services.dataDir, store.websiteId, id)
  await mkdir(path.dirname(place), { recursive: true })
  if ((await upload.saveTo(place)) === 'too-large') {
    await rm(place, { force: true })
    return refuse('file-too-large', fileTooLargeText(upload.filename, largestSubscribersFileBytes))
  }
  const file = await readSubscribersFile(await readFile(place))
  if (!file.ok) {
    await rm(place, { force: true })
    return refuse('file-unreadable', file.message)
  }
  const own = {
    id,
    fileName: upload.filename.slice(0, 200),
    listId: query.listId,
    consent: query.consent.trim(),
    isAsking: query.ask === 'yes',
    byName: account?.displayName ?? '',
    createdAtMs: services.clock(),
  }
  const subscriberImport = beginSubscriberImport(own, file)
  await store.transaction(async (tables) => {
    await tables.subscriberImports.save(subscriberImport)
    await tables.jobs.enqueue(subscriberImportJob(services.newId(), id, services.clock()))
    const summary = `Began to import ${subscriberImport.total} subscribers from ${own.fileName}`
    await recordAuditEntry(tables, exchange, { subjectId: id, summary })
  })
  const problems = sayReasons(subscriberImport.problems, wordsOf(exchange))
  return reply({ subscriberImport: { ...subscriberImport, problems } })
}

/** Lists the newest imports. */
export async function getSubscriberImports(
  exchange: Exchange<typeof listSubscriberImportsCall>,
): Promise<AnswerTo<typeof listSubscriberImportsCall>> {
  const words = wordsOf(exchange)
  const listed = await exchange.store.subscriberImports.list(mostListed)
  const subscriberImports = listed.map((each) => ({
    ...each,
    message: words.sayRefusal(each.message),
    problems: sayReasons(each.problems, words),
  }))
  return reply({ subscriberImports })
}
