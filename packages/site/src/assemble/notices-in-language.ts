import { rewriteElements } from '../html/rewrite-elements.ts'
import { languageRules } from '../language/language-links.ts'
import type { NoticesHtml } from '../notices/notices-html.ts'
import { pageNotices } from '../notices/page-notices.ts'

/** The notices of a page, whose links stay in its language: they come into it after its own links were looked at. */
export async function noticesInLanguage(...noticed: Parameters<typeof pageNotices>): Promise<NoticesHtml> {
  const notices = await pageNotices(...noticed)
  const [, page] = noticed
  const say = (html: string) => rewriteElements(html, languageRules(page.context))
  return { ...notices, before: await say(notices.before), after: await say(notices.after) }
}
