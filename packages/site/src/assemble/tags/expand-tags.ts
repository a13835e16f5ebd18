import { unescapeHtml } from '../../html/escape.ts'
import type { PageData } from '../../page-json/page-context.ts'
import type { PageRender } from '../../render/page-render.ts'
import { markAttribute } from '../../template-folder/mark-tags.ts'
import { takeHandlers } from '../../theme/handlers/handlers-with-data.ts'
import { takeScripts } from '../../theme/own-scripts.ts'
import { combineScripts } from '../combine-scripts.ts'
import type { Tag } from './tag.ts'
import { tagWriters } from './tag-writers.ts'

/** Tags that bring further tags are followed this far. */
const maxDepth = 6

/**
 * Writes out the `<squarespace:...>` tags that the template itself holds, after its evaluation, as their attributes are templates too.
 * Look-alikes in content carry no mark of this template and are left alone. The scripts and event handlers of the template are whole by then, and may run.
 */
export async function expandTags(html: string, data: PageData, page: PageRender): Promise<string> {
  const { theme } = page.context
  const joinable = page.joinableScripts
  const { html: plain, handlers } = takeHandlers(await expand(html, data, page, 0), theme.tagSecret)
  page.trustHandlers(handlers)
  const { html: whole, scripts } = takeScripts(plain, theme.tagSecret)
  page.trustScripts(scripts)
  return page.joinableScripts === joinable ? whole : combineScripts(whole, theme)
}

const tagStart = '<squarespace:'

async function expand(html: string, data: PageData, page: PageRender, depth: number): Promise<string> {
  let at = html.indexOf(tagStart)
  if (at < 0) return html
  const { tagSecret, tagBodies } = page.context.theme
  const opening = new RegExp(
    `${tagStart}([a-z-]+) ${markAttribute}="${tagSecret}-(\\d+)"((?:[^>"']|"[^"]*"|'[^']*')*)/>`,
    'y',
  )
  let out = ''
  let done = 0
  for (; at >= 0; at = html.indexOf(tagStart, Math.max(done, at + 1))) {
    opening.lastIndex = at
    const [whole, name = '', number = '', attributes = ''] = opening.exec(html) ?? []
    if (whole === undefined) continue
    out += html.slice(done, at)
    done = at + whole.length
    if (depth >= maxDepth) continue
    const tag: Tag = { name, attributes: readAttributes(attributes), body: tagBodies[Number(number)] ?? null }
    const written = await tagWriters[name]?.(tag, data, page)
    if (written) out += await expand(written.html, written.data, page, depth + 1)
  }
  return done === 0 ? html : out + html.slice(done)
}

/** The attributes of a tag as they are meant: what templates print into them is escaped as in any other. */
function readAttributes(text: string): Readonly<Record<string, string | undefined>> {
  const attributes: Record<string, string> = Object.create(null)
  for (const match of text.matchAll(/(?<![^\s=/"'])([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g)) {
    const [, name = '', inDouble, inSingle, bare] = match
    attributes[name] = unescapeHtml(inDouble ?? inSingle ?? bare ?? '')
  }
  return attributes
}
