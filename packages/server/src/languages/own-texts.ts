import { mayTranslateKind } from '@vitrine/contract/languages/translation-policy'
import { mayTranslateText } from '@vitrine/domain/languages/texts/text-field'
import type { TranslationKind } from '@vitrine/domain/languages/translation'
import type { Exchange } from '../http/exchange.ts'
import { listSubjects } from './list-subjects.ts'
import type { Subject } from './subject.ts'
import { calledForOwners } from './subject-titles.ts'

/** Said where somebody may not change the words themselves. */
export const notYoursText = 'Your account is not allowed to translate this.'

/** Something with the texts of it that somebody may translate: words that need a role of their own need it in every language. */
export function ownTextsOf(subject: Subject, roles: readonly string[]): Subject {
  return { ...subject, sources: subject.sources.filter((source) => mayTranslateText(source, roles)) }
}

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
