import { posix } from 'node:path'

/** A Markdown file of the repository. */
export interface Page {
  /** From the root, with forward slashes. */
  readonly path: string
  readonly text: string
}

const link = /\]\((?!\w+:)([^)\s]+)\)/g

/** Says which links of a page lead to no file or folder, or to a heading that its page does not have. */
export function findDeadLinks(
  page: Page,
  pages: readonly Page[],
  has: (path: string) => boolean,
): readonly string[] {
  const targets = [...withoutCode(page.text).matchAll(link)].map(([, target = '']) => target)
  return [...new Set(targets)].filter((target) => {
    const [file = '', anchor] = target.split('#')
    const path = file === '' ? page.path : posix.join(posix.dirname(page.path), file)
    if (!has(path) && !has(`${path}/`)) return true
    const found = pages.find((each) => each.path === path)
    return anchor !== undefined && found !== undefined && !anchorsOf(found.text).includes(anchor)
  })
}

/** The names under which headings can be linked, as the usual hosts of repositories make them. */
function anchorsOf(markdown: string): readonly string[] {
  return [...withoutCode(markdown).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function withoutCode(markdown: string): string {
  return markdown
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()]/g, ''))
}
