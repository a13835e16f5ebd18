import { escapeHtml } from '../html/escape.ts'
import type { Theme } from '../theme/theme.ts'

const markName = 'data-vitrine-combo'

/** Marks the tag of a script of `scripts/` as one that may be joined with its neighbours; nothing for scripts from elsewhere. */
export function comboMark(address: string, secret: string): string {
  const [, name] = /^\/scripts\/([^?]+\.js)(?:\?|$)/i.exec(address) ?? []
  return name === undefined ? '' : ` ${markName}="${secret} ${encodeURIComponent(decodeURI(name))}"`
}

interface ComboTag {
  readonly start: number
  readonly end: number
  readonly name: string
  /** The tag without its mark. */
  readonly html: string
}

/**
 * Joins scripts that the template says belong together (`combo="true"`) into one request, where nothing but blanks and comments stands
 * between them, so that everything else on the page still happens in its order.
 */
export async function combineScripts(html: string, { scripts, tagSecret }: Theme): Promise<string> {
  const tags = comboTags(html, tagSecret)
  if (tags.length === 0) return html
  let out = ''
  let done = 0
  for (const run of runsOf(tags, html)) {
    const groups = await scripts.groupsOf(run.map(({ name }) => name))
    let next = 0
    for (const group of groups) {
      const members = run.slice(next, next + group.length)
      next += group.length
      const address = group.length > 1 ? await scripts.joinedAddress(group) : null
      for (const [place, { start, end, html: tag }] of members.entries()) {
        const joined = place === 0 ? `<script src="${escapeHtml(address ?? '')}"></script>` : ''
        out += html.slice(done, start) + (address === null ? tag : joined)
        done = end
      }
    }
  }
  return out + html.slice(done)
}

function comboTags(html: string, secret: string): readonly ComboTag[] {
  if (!html.includes(`${markName}="${secret} `)) return []
  const tag = new RegExp(`<script ${markName}="${secret} ([^"]*)"( src="[^"]*"></script>)`, 'g')
  return [...html.matchAll(tag)].map((match) => {
    const [whole, name = '', rest = ''] = match
    const start = match.index
    return { start, end: start + whole.length, name: decodeURIComponent(name), html: `<script${rest}` }
  })
}

/** Tags with nothing but blanks and whole comments between them. */
function runsOf(tags: readonly ComboTag[], html: string): readonly (readonly ComboTag[])[] {
  const runs: ComboTag[][] = []
  let end = -1
  for (const tag of tags) {
    const last = runs.at(-1)
    if (last && isNothing(html.slice(end, tag.start))) last.push(tag)
    else runs.push([tag])
    end = tag.end
  }
  return runs
}

/** Comments for old browsers (`<!--[if IE]>`) say which of them runs a script: they are more than nothing. */
function isNothing(text: string): boolean {
  return /^(?:\s|<!--(?!\[)(?:[^-]|-(?!->))*-->)*$/.test(text)
}
