import { mayTranslateKind } from '@vitrine/contract/languages/translation-policy'
import type { TranslationKind } from '@vitrine/domain/languages/translation'
import type { Exchange } from '../http/exchange.ts'
import { listSubjects } from './list-subjects.ts'
import { ownTextsOf } from './own-texts.ts'
import type { Subject } from './subject.ts'
import { calledForOwners } from './subject-titles.ts'

/** Everything of a site that whoever asks may translate, or all of one kind, as they know it. */
export async function ownSubjects(exchange: Exchange, kind?: TranslationKind): Promise<readonly Subject[]> {
  const { store, services, account } = exchange
  const roles = account?.roles ?? []
  const listed = await listSubjects(store, { kind, nowMs: services.clock() })
  const own = listed
    .filter((subject) => mayTranslateKind(roles, subject.kind))
    .map((subject) => ownTextsOf(subject, roles))
    .filter(({ sources }) => sources.length > 0)
  return calledForOwners(exchange, own)
}
