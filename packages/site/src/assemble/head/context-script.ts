import type { Site } from '@vitrine/domain/website/site'
import { scriptJson } from '../../html/escape.ts'
import { cookieSettingsJson } from '../../page-json/website/notices-json.ts'
import { insightContext } from './insight-context.ts'

/** What scripts find under `Static.SQUARESPACE_CONTEXT`, from its JSON, as the text of a script. */
export function contextScript(json: string): string {
  return `Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${json};`
}

/** What scripts may know of a page that stands outside of the site's template: whose it is, of what type, and how its visits are counted. Nothing on it is made by the template, so that no experiment can be asked for there. */
export function plainContextScript(
  site: Pick<Site, 'id' | 'identifier' | 'language' | 'notices' | 'insight'>,
  pageType: number,
): string {
  const { id, identifier } = site
  const cookieSettings = cookieSettingsJson(site)
  return contextScript(
    scriptJson({ website: { id, identifier }, pageType, cookieSettings, ...insightContext(site) }),
  )
}

/** The element that a context stands in. */
export function contextElement(script: string): string {
  return `<script data-name="static-context">${script}</script>`
}
