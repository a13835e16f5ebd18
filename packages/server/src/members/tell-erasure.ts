import { languageToKeep } from '@vitrine/domain/website/languages/site-language'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { sendsMail } from '../services/mailer.ts'
import { memberMailKind } from './member-mail-kind.ts'

/** The change that a mail tells of whose reader has no account any more. */
export const erasedChange = 'erased'

/**
 * Has the person told by mail that they were erased, within the transaction that does it. The job is all that knows the address, and is gone
 * with the mail; where no mail goes out, nothing is written, as the mailbox would keep what is to be forgotten.
 */
export async function tellErasure(
  { jobs }: Pick<SiteTables, 'jobs'>,
  { services, site }: Pick<Exchange, 'services' | 'site'>,
  { to, ended }: { readonly to: string; readonly ended: readonly string[] },
): Promise<void> {
  if (!sendsMail(services)) return
  await jobs.enqueue({
    id: services.newId(),
    kind: memberMailKind,
    payload: { change: erasedChange, to, ended, ...languageToKeep(site) },
    runAtMs: services.clock(),
  })
}
