import { accountChangeTexts } from '@vitrine/domain/members/account-change-texts'
import { languageToKeep } from '@vitrine/domain/website/languages/site-language'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { mailFacts } from '../mail/mail-facts.ts'
import { memberMailKind } from './member-mail-kind.ts'

/** What of an account its holder is told by mail when it changes. */
export type MemberChange = keyof typeof accountChangeTexts

/** Whether a word names such a change. */
export function isMemberChange(word: string): word is MemberChange {
  return Object.hasOwn(accountChangeTexts, word)
}

/** Puts the mail that tells of it into the outbox, within the transaction that makes the change. */
export async function tellChange(
  { jobs }: Pick<SiteTables, 'jobs'>,
  { services, site }: Pick<Exchange, 'services' | 'site'>,
  { to, change }: { readonly to: string; readonly change: MemberChange },
): Promise<void> {
  await jobs.enqueue({
    id: services.newId(),
    kind: memberMailKind,
    payload: { change, to, ...languageToKeep(site) },
    runAtMs: services.clock(),
    mail: mailFacts('account', { to, subject: '' }),
  })
}
