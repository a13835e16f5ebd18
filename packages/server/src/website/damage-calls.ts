import type { readDamageCall } from '@vitrine/contract/website/damage-calls'
import { damageOf } from '@vitrine/store/documents/damage'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, reply } from '../http/reply/reply.ts'

/** Answers what of the site cannot be read; its settings and pages are looked at again for it. */
export async function getDamage({
  store,
}: Exchange<typeof readDamageCall>): Promise<AnswerTo<typeof readDamageCall>> {
  await store.site.read()
  await store.collections.list()
  return reply({ damage: damageOf(store.websiteId).map(({ kind, name }) => ({ kind, name })) })
}
