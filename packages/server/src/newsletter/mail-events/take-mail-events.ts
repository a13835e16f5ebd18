import type { takeMailEventsCall } from '@vitrine/contract/newsletter/mail-hooks/hook-calls'
import { isHookFormat } from '@vitrine/domain/newsletter/mail-events/hook-formats'
import type { MailEvent } from '@vitrine/domain/newsletter/mail-events/mail-event'
import { readMailEvents } from '@vitrine/domain/newsletter/mail-events/read-mail-events'
import type { SiteStore } from '@vitrine/store/store'
import type { FastifyInstance } from 'fastify'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import type { Services } from '../../services/services.ts'
import { openHookKey } from './hook-keys.ts'
import { noteMailEventOf } from './note-mail-event.ts'
import { isSignedBy } from './verify-post.ts'

/** A message of a service may be so large. */
const mostBytes = 2_000_000

/** Has messages of services handed on as they came in: their signatures are of each byte. */
export function takeMailEventPosts(scope: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: mostBytes } as const
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', options, ({ headers }, text, done) => {
    const signs = Object.entries(headers).filter(([name]) =>
      /^(?:webhook|x-twilio-email-event-webhook)-/.test(name),
    )
    done(null, { text, headers: Object.fromEntries(signs.map(([name, value]) => [name, String(value)])) })
  })
}

/** Takes word of mail that came back and of complaints; a message whose signature is not right is refused, whatever it says. */
export async function postMailEvents(
  exchange: Exchange<typeof takeMailEventsCall>,
): Promise<AnswerTo<typeof takeMailEventsCall>> {
  const { params, body, store, services, site } = exchange
  const { format } = params
  const hook = isHookFormat(format) ? await store.mailHooks.find(format) : undefined
  const key = hook && openHookKey(hook, { websiteId: site.id, secret: services.secret })
  if (!isHookFormat(format) || !key || !isSignedBy(format, body, { key, nowMs: services.clock() }))
    return refuse('signature-wrong', 'The signature of this message is not right.')
  const events = readMailEvents(format, parsed(body.text))
  if (!events) return refuse('fields-wrong', 'This message is of another shape than it should be.')
  for (const event of events) await take(store, event, services)
  return reply({ taken: events.length })
}

/** Writes one event down with whoever has its address, on all lists, and with the campaign that it was a mail of. */
async function take(store: SiteStore, event: MailEvent, services: Services): Promise<void> {
  const readers = await store.subscribers.ofAddress(event.email)
  // Locked in one order, whoever tells of the same person at the same moment.
  const ids = readers.map(({ id }) => id).sort()
  if (ids.length === 0) return
  await store.transaction(async (tables) => {
    for (const id of ids) await noteMailEventOf(tables, id, event, services)
    const [, campaignId = '', subscriberId = ''] = /^([\w-]+)\.([\w-]+)@/.exec(event.messageId) ?? []
    if (event.kind === 'soft-bounce' || !ids.includes(subscriberId)) return
    const mark = event.kind === 'complaint' ? 'complained' : 'bounced'
    await tables.campaignDeliveries.mark({ campaignId, subscriberId }, mark, services.clock())
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
