import type { DocumentImage } from '@vitrine/domain/activity/document-image'
import type { Collection } from '@vitrine/domain/content/collection'
import { whyNotBack } from '@vitrine/domain/content/pages/arrange-pages'
import { whyNotReplaced } from '@vitrine/domain/content/pages/may-change-page'
import { homeStaysText } from '@vitrine/domain/content/pages/page-role'
import { collectionDocument } from '@vitrine/store/content/collection-document'
import type { SiteTables } from '@vitrine/store/store'
import { type Former, notAllowed, outdated, type ReturnPlan, saving, stays, taken } from './return-plan.ts'

/** Checks that a page can stand where it stood: its address is free, and what it stood beneath is there. */
export async function planReturnOfPage(
  tables: SiteTables,
  image: DocumentImage,
  { document, roles, kindOf, parentsBack, nowMs }: Former,
): Promise<ReturnPlan> {
  if (!collectionDocument.isWhole(document)) return outdated(image)
  const now = await tables.collections.find(document.id)
  const whyNot = now && !roles.includes('admin') ? whyNotReplaced(now, document) : null
  if (whyNot !== null) return notAllowed(whyNot)
  if (document.isHomepage && (!document.isEnabled || document.trashedAtMs !== null))
    return stays(homeStaysText)
  const others = (await tables.collections.list()).filter(({ id }) => id !== document.id)
  const { languages } = await tables.site.read()
  const addresses = [...others.map(({ urlId }) => urlId), ...languages.map(({ prefix }) => prefix)]
  if (document.trashedAtMs === null && addresses.includes(document.urlId))
    return taken(image.name, document.urlId)
  if (document.parentId !== null) {
    const parent = others.find(({ id }) => id === document.parentId)
    if (!parent) return stays(`The page that ${image.name} stood beneath is not there any more.`)
    const whyNotThere = whyNotBack(
      { child: now ?? document, parent },
      { parents: parentsOf(others, parentsBack), kindOf },
    )
    if (whyNotThere !== null) return stays(whyNotThere)
  }
  return saving(() => tables.collections.save({ ...document, updatedAtMs: nowMs }))
}

/** Where pages stand once those are back that go back by the same act. */
function parentsOf(
  pages: readonly Collection[],
  parentsBack: Former['parentsBack'],
): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap((page) => {
      const parentId = parentsBack.has(page.id) ? parentsBack.get(page.id) : page.parentId
      return typeof parentId === 'string' ? [[page.id, parentId] as const] : []
    }),
  )
}
