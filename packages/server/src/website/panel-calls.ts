import type {
  changeNoticesCall,
  changeRedirectsCall,
  readNoticesCall,
  readRedirectsCall,
} from '@vitrine/contract/website/panel-calls'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { changeNotices, checkNotices, type NoticesInput } from '@vitrine/domain/website/check-notices'
import { presentNotices } from '@vitrine/domain/website/present-notices'
import { readRedirects, writeRedirects } from '@vitrine/domain/website/redirect-rules'
import { cleanHtml } from '@vitrine/site/html/clean-html'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'

/** Answers what is shown on top of pages, and the pages that a popup can be limited to. */
export async function getNotices({
  store,
}: Exchange<typeof readNoticesCall>): Promise<AnswerTo<typeof readNoticesCall>> {
  const { notices } = await store.site.read()
  const collections = await store.collections.list()
  return reply({
    notices: presentNotices(notices),
    collections: collections.map(({ id, title }) => ({ id, title })),
  })
}

/** Changes what is shown on top of pages. */
export async function putNotices(
  exchange: Exchange<typeof changeNoticesCall>,
): Promise<AnswerTo<typeof changeNoticesCall>> {
  const input = cleanNotices(exchange.body)
  const errors = checkNotices(input)
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
  return exchange.store.transaction(async (tables) => {
    const site = await tables.site.read()
    const notices = changeNotices(site.notices, input)
    await tables.site.save({ ...site, notices })
    await recordAuditEntry(tables, exchange, {
      subjectId: site.id,
      summary: 'Changed what is shown on top of pages',
    })
    return reply({ notices: presentNotices(notices) })
  })
}

/** Answers where old addresses lead. */
export async function getRedirects({
  store,
}: Exchange<typeof readRedirectsCall>): Promise<AnswerTo<typeof readRedirectsCall>> {
  return reply({ text: writeRedirects(await store.redirects.list()) })
}

/** Replaces where old addresses lead, all or none. */
export async function putRedirects(
  exchange: Exchange<typeof changeRedirectsCall>,
): Promise<AnswerTo<typeof changeRedirectsCall>> {
  const reading = readRedirects(exchange.body.text)
  if (!reading.ok) return refuse('fields-wrong', checkFieldsText, { problems: reading.problems })
  const { rules } = reading
  return exchange.store.transaction(async (tables) => {
    await tables.redirects.replace(rules)
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, { subjectId: '', summary: `Set ${rules.length} redirects` })
    return reply({ text: writeRedirects(rules) })
  })
}

function cleanNotices({ announcementBar, popup, cookieBanner, mobileInfoBar }: NoticesInput): NoticesInput {
  return {
    announcementBar: announcementBar && { ...announcementBar, textHtml: cleanHtml(announcementBar.textHtml) },
    popup: popup && { ...popup, bodyHtml: cleanHtml(popup.bodyHtml) },
    cookieBanner: cookieBanner && { ...cookieBanner, textHtml: cleanHtml(cookieBanner.textHtml) },
    mobileInfoBar,
  }
}
