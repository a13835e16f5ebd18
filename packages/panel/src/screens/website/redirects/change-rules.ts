import type { Outcome } from '@vitrine/contract/client/outcome'
import { changeRedirectsCall, readRedirectsCall } from '@vitrine/contract/website/panel-calls'
import { type RedirectRule, readRedirects, writeRedirects } from '@vitrine/domain/website/redirect-rules'
import { call } from '../../../call/client.ts'

/** What is done with one rule: `before` is the one that it takes the place of, or that goes. */
export interface RuleChange {
  readonly before: RedirectRule | null
  readonly after: RedirectRule | null
}

const goneText = 'Somebody else changed or removed this redirect meanwhile.'

/** The rules with one of them changed, added at the end, or taken out; null when the one to change is not there any more. */
export function withChange(text: string, { before, after }: RuleChange): string | null {
  const lines = text === '' ? [] : text.split('\n')
  const place = before ? lines.indexOf(writeRedirects([before])) : lines.length
  if (place < 0) return null
  return lines.toSpliced(place, 1, ...(after ? [writeRedirects([after])] : [])).join('\n')
}

/** Changes one rule among those that are there now. */
export async function changeRules(change: RuleChange): Promise<Outcome<unknown>> {
  const read = await call(readRedirectsCall, {})
  if (!read.ok) return read
  const text = withChange(read.reply.value.text, change)
  if (text === null) return refused(409, goneText)
  const checked = readRedirects(text)
  if (!checked.ok) return refused(400, checked.problems.map(({ message }) => message).join(' '))
  return call(changeRedirectsCall, { body: { value: { text }, version: read.reply.version } })
}

function refused(status: number, message: string): Outcome<never> {
  return { ok: false, refusal: { status, message, errors: {} } }
}
