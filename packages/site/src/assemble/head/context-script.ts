import type { Site } from '@vitrine/domain/website/site'
import { scriptJson } from '../../html/escape.ts'
import { cookieSettingsJson } from '../../page-json/website/notices-json.ts'

/** What scripts find under `Static.SQUARESPACE_CONTEXT`, from its JSON, as the text of a script. */
export function contextScript(json: string): string {
  return `Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${json};`
}

/** What scripts may know of a page that stands outside of the site's template: whose it is, and of what type. */
export function plainContextScript(
  { id, identifier, notices }: Pick<Site, 'id' | 'identifier' | 'notices'>,
  pageType: number,
): string {
  return contextScript(
    scriptJson({ website: { id, identifier }, pageType, cookieSettings: cookieSettingsJson(notices) }),
  )
}

/** The element that a context stands in. */
export function contextElement(script: string): string {
  return `<script data-name="static-context">${script}</script>`
}
