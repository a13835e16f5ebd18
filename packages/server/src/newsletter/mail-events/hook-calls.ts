import {
  type listMailHooksCall,
  type removeMailHookCall,
  type setMailHookCall,
  takeMailEventsCall,
} from '@vitrine/contract/newsletter/mail-hooks/hook-calls'
import {
  type HookFormat,
  hookFormatLabels,
  hookFormats,
  hookKeyProblem,
} from '@vitrine/domain/newsletter/mail-events/hook-formats'
import type { MailHook } from '@vitrine/store/newsletter/campaigns/campaigns'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { makeWebhookSecret } from '../../services/sign-webhook.ts'
import { sealHookKey } from './hook-keys.ts'

/** Lists who may tell of mail that came back. */
export async function getMailHooks({
  store,
  origin,
}: Exchange<typeof listMailHooksCall>): Promise<AnswerTo<typeof listMailHooksCall>> {
  const known = await store.mailHooks.list()
  const hooks = hookFormats.map((format) =>
    presentHook(
      format,
      known.find((each) => each.format === format),
      origin,
    ),
  )
  return reply({ hooks })
}

/** Sets the key of a service, or makes the secret of a program. */
export async function putMailHook(
  exchange: Exchange<typeof setMailHookCall>,
): Promise<AnswerTo<typeof setMailHookCall>> {
  const { params, body, store, services, site, origin } = exchange
  const { format } = params
  const problem = hookKeyProblem(format, body.key)
  if (problem !== null) return refuse('hook-key-wrong', problem, { errors: { key: problem } })
  const secret = format === 'vitrine' ? makeWebhookSecret() : null
  const sealed = sealHookKey(secret ?? body.key, { websiteId: site.id, secret: services.secret })
  const hook: MailHook = { format, sealed, updatedAtMs: services.clock() }
  await store.transaction(async (tables) => {
    await tables.mailHooks.save(hook)
    await recordAuditEntry(tables, exchange, {
      subjectId: format,
      summary: `Set the key by which mail that came back is told of: ${hookFormatLabels[format]}`,
    })
  })
  return reply({ hook: presentHook(format, hook, origin), secret })
}

/** Forgets the key of a service. */
export async function deleteMailHook(
  exchange: Exchange<typeof removeMailHookCall>,
): Promise<AnswerTo<typeof removeMailHookCall>> {
  const { params, store, origin } = exchange
  const { format } = params
  await store.transaction(async (tables) => {
    await tables.mailHooks.remove(format)
    await recordAuditEntry(tables, exchange, {
      subjectId: format,
      summary: `Forgot the key by which mail that came back is told of: ${hookFormatLabels[format]}`,
    })
  })
  return reply({ hook: presentHook(format, undefined, origin) })
}

function presentHook(format: HookFormat, hook: MailHook | undefined, origin: string) {
  return {
    format,
    url: `${origin}${takeMailEventsCall.path.replace(':format', format)}`,
    isSet: hook !== undefined,
    updatedAtMs: hook?.updatedAtMs ?? null,
  }
}
