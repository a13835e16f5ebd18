import { createHash } from 'node:crypto'
import type { recordJavascriptErrorsCall } from '@vitrine/contract/insight/event-calls'
import type { listScriptErrorsCall, removeScriptErrorCall } from '@vitrine/contract/insight/panel-calls'
import { browserOf } from '@vitrine/domain/insight/device-of'
import { readScriptError, type ScriptError } from '@vitrine/domain/insight/script-errors/read-script-error'
import type { SeenScriptError } from '@vitrine/store/insight/script-errors/script-errors'
import { isbot } from 'isbot'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, nothingToSay, refuse, reply } from '../../http/reply/reply.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import type { Gatherer } from '../gatherer.ts'

/** The panel shows so many errors at once. */
const shownAtOnce = 50

/** The call by which pages tell of errors of their scripts; they are written later, so that no page waits for it. */
export function scriptErrorCalls(gatherer: Gatherer<SeenScriptError>) {
  return {
    postScriptErrors: async (
      exchange: Exchange<typeof recordJavascriptErrorsCall>,
    ): Promise<AnswerTo<typeof recordJavascriptErrorsCall>> => {
      const { site, visitor, body, services, origin } = exchange
      if (!site.insight.isOn || isbot(visitor.userAgent)) return nothingToSay()
      const hosts = [...new Set([new URL(origin).host, ...site.hosts])]
      const read = body.flatMap(({ data }) => readScriptError(data, hosts) ?? [])
      const atMs = services.clock()
      const seen = { browser: browserOf(visitor.userAgent), count: 1, firstAtMs: atMs, lastAtMs: atMs }
      gatherer.add(
        site.id,
        read.map((error) => ({ id: scriptErrorId(error), ...error, ...seen })),
      )
      return nothingToSay()
    },
  }
}

/** Errors that were seen several times are one, as often as they were seen. */
export function addUpErrors(seen: readonly SeenScriptError[]): readonly SeenScriptError[] {
  return [...Map.groupBy(seen, ({ id }) => id).values()].flatMap((same) => {
    const [first, last] = [same[0], same.at(-1)]
    return first && last ? [{ ...last, count: same.length, firstAtMs: first.firstAtMs }] : []
  })
}

/** Answers the errors of the site, those seen last first. */
export async function getScriptErrors({
  store,
  query,
}: Exchange<typeof listScriptErrorsCall>): Promise<AnswerTo<typeof listScriptErrorsCall>> {
  const { total, errors } = await store.scriptErrors.list({ offset: query.offset ?? 0, limit: shownAtOnce })
  return reply({ total, errors: [...errors] })
}

/** Puts an error away. */
export async function deleteScriptError(
  exchange: Exchange<typeof removeScriptErrorCall>,
): Promise<AnswerTo<typeof removeScriptErrorCall>> {
  const { id } = exchange.params
  return exchange.store.transaction(async (tables) => {
    if (!(await tables.scriptErrors.remove(id))) return refuse('not-found', failureText.notFound)
    await recordAuditEntry(tables, exchange, { subjectId: id, summary: 'Put away an error of a script' })
    return reply({})
  })
}

/** The same for the same error, wherever and in whatever browser it is seen. */
function scriptErrorId({ message, source }: ScriptError): string {
  return createHash('sha256').update(`${message}\n${source}`).digest('hex').slice(0, 24)
}
