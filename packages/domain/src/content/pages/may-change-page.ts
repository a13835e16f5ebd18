import { onlyAdministratorsChangeCodeText } from '../code-texts.ts'
import type { Collection } from '../collection.ts'
import { changesFrame, type PageSettings, presentPage } from './page-settings.ts'

const onlyContentText =
  'Only administrators can change the address, visibility, password and layout of a page.'

/** Why somebody who administers nothing may not give a page these settings; null when they may. */
export function whyNotChanged(page: Collection, settings: PageSettings): string | null {
  if (settings.code !== null) return onlyAdministratorsChangeCodeText
  return changesFrame(page, settings) ? onlyContentText : null
}

/** What only calls of administrators change of a page, and no settings hold. */
const placeFields = ['isHomepage', 'parentId', 'typeName', 'trashedAtMs', 'passwordHash'] as const

/** Why somebody who administers nothing may not make one page of another, as by an undo; null when they may. */
export function whyNotReplaced(page: Collection, later: Collection): string | null {
  const seesCode = JSON.stringify(later.codeInjection) !== JSON.stringify(page.codeInjection)
  const problem = whyNotChanged(page, presentPage(later, { seesCode, isGallery: false }))
  if (problem !== null) return problem
  return placeFields.some((name) => later[name] !== page[name]) ? onlyContentText : null
}
