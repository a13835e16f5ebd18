import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { noticesCss } from '../notices/notices-css.ts'
import { readSystemSheets } from './system-sheets.ts'

const blocksDir = path.resolve(import.meta.dirname, '../../../../storefront/src/blocks')

/** All rules that stand beside those of a template. */
async function ownRules(): Promise<string> {
  const files = (await readdir(blocksDir)).filter((file) => file.endsWith('.css'))
  const blocks = await Promise.all(files.map((file) => readFile(path.join(blocksDir, file), 'utf8')))
  return [await readSystemSheets(), noticesCss, ...blocks].join('\n')
}

describe('the sheets of the platform', () => {
  // Many templates make the root 10px, so that their own sizes are easy to reckon.
  it('never shrink words, buttons and columns with the root of a template', async () => {
    const rules = await ownRules()
    const atLeast = /max\((\d+(?:\.\d+)?)px, (\d*\.?\d+)rem\)/g
    const guarded = [...rules.matchAll(atLeast)]
    expect(guarded.length).toBeGreaterThan(5)
    expect(guarded.filter(([, px, rem]) => Math.abs(Number(px) - Number(rem) * 16) > 0.01)).toEqual([])
    expect(rules.replace(atLeast, '').match(/[^;{]*\d+rem\b[^;}]*/g)).toBeNull()
  })

  // `article, nav, section { display: block }` and `ul { padding: 0 0 0 40px }` stand in the reset.css of most older templates.
  it('weigh as much as an element where a reset.css would undo columns, rows and lists', async () => {
    const rules = await readSystemSheets()
    for (const [selector, declaration] of [
      ['article:where(#productWrapper)', 'display: grid'],
      ['section:where(.eventlist) > :where(.eventlist-event)', 'display: grid'],
      ['article:where(.eventitem[id^="event-"])', 'display: grid'],
      ['article:where(.album-project)', 'display: grid'],
      ['nav:where(.eventlist-views)', 'display: flex'],
      ['nav:where(.pagination[aria-label], .eventitem-pager)', 'display: flex'],
      [':where(.yui3-eventcollectioncalendar) ul', 'padding: 0'],
      // `.clear:before { content: ''; display: table }` is no first column.
      [
        ':where(#productWrapper, #productList, .eventlist-event, .eventitem, .album-project)::after',
        'absolute',
      ],
    ] as const) {
      const [, declarations] = rules.split(`${selector}{`)
      expect(declarations?.split('}')[0], selector).toContain(declaration)
    }
  })
})
