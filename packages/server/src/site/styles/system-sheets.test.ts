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
})
