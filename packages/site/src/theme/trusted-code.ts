import { scriptHash, scriptTexts } from './own-scripts.ts'
import { findPageNeeds, joinNeeds, noNeeds, type PageNeeds } from './page-needs.ts'

/** What the policy of a page must say so that its code runs. */
export interface CodePermit {
  readonly scriptHashes: readonly string[]
  readonly needs: PageNeeds
}

/** Lets the code of administrators run on a page of the platform's own, whose other needs are given. */
export function permitCode(html: string, pageNeeds: PageNeeds = noNeeds): CodePermit {
  if (html === '') return { scriptHashes: [], needs: pageNeeds }
  return {
    scriptHashes: scriptTexts(html).map(scriptHash),
    needs: joinNeeds(pageNeeds, findPageNeeds([html], [])),
  }
}
