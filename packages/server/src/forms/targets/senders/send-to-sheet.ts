import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import { readServiceAccount } from '@vitrine/domain/forms/targets/check-target'
import type { SheetColumn } from '@vitrine/domain/forms/targets/form-target'
import { sheetHead, sheetRow, withColumns } from '@vitrine/domain/forms/targets/sheet-row'
import type { SiteStore } from '@vitrine/store/store'
import { sendOutside } from '../send-outside.ts'
import { askGoogleToken } from './google-token.ts'
import { type FormSender, keyLostText, notSent, sentOf } from './sender.ts'

/**
 * Appends a row to a Google spreadsheet (`spreadsheets.values.append`), and writes the first row where a field is new. Values are written
 * as they are (`RAW`): none becomes a formula.
 */
export const sendToSheet: FormSender = async (sending) => {
  const { target, submission, isAgain, secrets, store, desk, nowMs } = sending
  const account = readServiceAccount(secrets[0] ?? '')
  if (account === null) return notSent(keyLostText)
  const asked = await askGoogleToken(account, desk, nowMs)
  if ('failed' in asked) return asked.failed
  const { listId, sheetName } = target.settings
  const sheet = `${desk.googleSheetsUrl}/v4/spreadsheets/${listId}/values/`
  const range = (cells: string) => encodeURIComponent(`'${sheetName.replaceAll("'", "''")}'!${cells}`)
  const write = async (method: 'POST' | 'PUT', address: string, row: readonly string[]) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${asked.token}` }
    return sentOf(
      await sendOutside(
        { method, url: sheet + address, headers, body: JSON.stringify({ values: [row] }) },
        desk,
      ),
    )
  }
  const { columns, isWider } = await reserveColumns(store, target.id, submission)
  if (isWider || isAgain) {
    const written = await write('PUT', `${range('A1')}?valueInputOption=RAW`, sheetHead(columns))
    if (!written.isDelivered) return written
  }
  const options = 'valueInputOption=RAW&insertDataOption=INSERT_ROWS'
  return write('POST', `${range('A1')}:append?${options}`, sheetRow(submission, columns))
}

/** The columns with those that a submission needs, written down before they are used: no two fields get the same. */
function reserveColumns(
  store: SiteStore,
  targetId: string,
  submission: Submission,
): Promise<{ readonly columns: readonly SheetColumn[]; readonly isWider: boolean }> {
  return store.transaction(async ({ formTargets }) => {
    const target = await formTargets.lock(targetId)
    const known = target?.columns ?? []
    const columns = withColumns(known, submission)
    const isWider = known.length === 0 || columns.length > known.length
    if (target && isWider) await formTargets.save({ ...target, columns })
    return { columns, isWider }
  })
}
