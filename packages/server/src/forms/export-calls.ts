import { setImmediate as nextTurn } from 'node:timers/promises'
import type { exportFormCsvCall, exportFormJsonCall } from '@vitrine/contract/forms/export-calls'
import { columnsOfForm, submissionRecord } from '@vitrine/domain/forms/export-form'
import type { Form } from '@vitrine/domain/forms/form'
import { outsideView } from '@vitrine/domain/forms/inbox/outside-view'
import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import { byteOrderMark, csvLine } from '@vitrine/domain/lists/csv'
import type { SiteStore } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, fileReply, refuse } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { wordsOf } from '../words/panel-words.ts'

/** Answers what was sent by a form as a file for spreadsheets. */
export async function getFormCsv(
  exchange: Exchange<typeof exportFormCsvCall>,
): Promise<AnswerTo<typeof exportFormCsvCall>> {
  const form = await openForm(exchange)
  if (!form) return refuse('not-found', failureText.notFound)
  const { store, site } = exchange
  const columns = columnsOfForm(form.own ?? form.inBlock, wordsOf(exchange).say)
  const parts = async function* () {
    yield byteOrderMark + csvLine(columns.header, site.timeZone)
    for await (const batch of sentBy(store, form.id))
      yield batch.map((each) => csvLine(columns.cellsOf(outsideView(each)), site.timeZone)).join('')
  }
  return fileReply(parts(), { name: `${fileName(exchange)}.csv`, type: 'text/csv; charset=utf-8' })
}

/** Answers the same as JSON. */
export async function getFormJson(
  exchange: Exchange<typeof exportFormJsonCall>,
): Promise<AnswerTo<typeof exportFormJsonCall>> {
  const form = await openForm(exchange)
  if (!form) return refuse('not-found', failureText.notFound)
  const parts = async function* () {
    let before = '[\n'
    for await (const batch of sentBy(exchange.store, form.id)) {
      if (batch.length === 0) continue
      yield before + batch.map((each) => JSON.stringify(submissionRecord(outsideView(each)))).join(',\n')
      before = ',\n'
    }
    yield before === '[\n' ? '[]\n' : '\n]\n'
  }
  return fileReply(parts(), { name: `${fileName(exchange)}.json`, type: 'application/json; charset=utf-8' })
}

type Asked = Exchange<typeof exportFormCsvCall> | Exchange<typeof exportFormJsonCall>

async function openForm(exchange: Asked): Promise<Form | undefined> {
  const { params, store } = exchange
  const form = await store.forms.find(params.formId)
  if (!form) return undefined
  await store.transaction((tables) =>
    recordAuditEntry(tables, exchange, { subjectId: form.id, summary: 'Exported what was sent by a form' }),
  )
  return form
}

const fileName = ({ services }: Asked) =>
  `form-submissions-${new Date(services.clock()).toISOString().slice(0, 10)}`

/** Submissions that are read at once. */
const batch = 250

/** What was sent by a form, the oldest first, a batch at a time: when what was read before has been sent. */
async function* sentBy(
  { submissions }: Pick<SiteStore, 'submissions'>,
  formId: string,
): AsyncIterable<readonly Submission[]> {
  for (let last: Submission | undefined | null = null; last !== undefined; ) {
    const read: readonly Submission[] = await submissions.behind(formId, last, batch)
    yield read
    last = read.length < batch ? undefined : read.at(-1)
    // Those who wait for a page have their turn.
    await nextTurn()
  }
}
