import { findPageNeeds, joinNeeds, type PageNeeds } from '../theme/page-needs.ts'
import type { PageRender } from './page-render.ts'

/** What the policy of a page lets happen: what the template needs, and what administrators put on this page. */
export function needsOf({ context, ownCode }: PageRender): PageNeeds {
  const { pageNeeds } = context.theme
  return ownCode.length === 0 ? pageNeeds : joinNeeds(pageNeeds, findPageNeeds(ownCode, []))
}
