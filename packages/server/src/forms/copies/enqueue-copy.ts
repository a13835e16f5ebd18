import { copyLimits } from '@vitrine/domain/forms/copies/sender-copy'
import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import { languageToKeep } from '@vitrine/domain/website/languages/site-language'
import type { SiteTables } from '@vitrine/store/store'
import { Type } from 'typebox'
import type { Exchange } from '../../http/exchange.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { mailFacts } from '../../mail/mail-facts.ts'
import { personKey } from '../../services/person-key.ts'

/** The kind of the jobs that mail a copy to whoever filled in a form. */
export const copyJobKind = 'form-copy'

/**
 * Puts the copy of a submission into the outbox, in the transaction that stores it. What was typed into the e-mail field may be the
 * address of a stranger: beyond the limits nothing is sent, and nothing is said of that either.
 */
export async function enqueueCopy(
  tables: Pick<SiteTables, 'jobs' | 'rateLimits'>,
  { id: submissionId, email }: Pick<Submission, 'id' | 'email'>,
  exchange: Pick<Exchange, 'services' | 'site' | 'visitor'>,
): Promise<void> {
  const { services } = exchange
  const nowMs = services.clock()
  if (email === '' || !(await isWithinLimits(tables, email, exchange))) return
  const mail = mailFacts('form-copy', { to: email, subject: '' })
  await tables.jobs.enqueue({
    id: services.newId(),
    kind: copyJobKind,
    payload: { submissionId, ...languageToKeep(exchange.site) },
    runAtMs: nowMs,
    mail,
  })
}

async function isWithinLimits(
  { rateLimits }: Pick<SiteTables, 'rateLimits'>,
  email: string,
  { services, site, visitor }: Pick<Exchange, 'services' | 'site' | 'visitor'>,
): Promise<boolean> {
  const to = personKey(email, { websiteId: site.id, secret: services.secret })
  const counted = [
    [`form-copy:${visitor.address}`, copyLimits.mails],
    [`form-copy-by:${visitor.key() ?? visitor.address}`, copyLimits.mails],
    [`form-copy-to:${to}`, copyLimits.mailsTo],
    ['form-copies', copyLimits.mailsOfSite],
  ] as const
  for (const [name, limit] of counted)
    if (!(await rateLimits.take(name, { ...limit, nowMs: services.clock() })).allowed) return false
  return true
}

/** Reads of which submission a copy is to be mailed, and in which language the form was sent; left out: the site's own. */
export const readCopy = defineJob(
  copyJobKind,
  Type.Object({ submissionId: Type.String(), language: Type.Optional(Type.String()) }),
).read
