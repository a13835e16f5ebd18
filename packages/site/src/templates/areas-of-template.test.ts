import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readTemplateFolder } from '../template-folder/read-folder.ts'
import { areasOf } from './areas-of-template.ts'

let dir = ''
afterEach(() => rm(dir, { recursive: true, force: true }))

/** Which of some areas a template has whose region has a place for each of the ids. */
async function areasWith(ids: readonly string[], asked: readonly string[]) {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-areas-'))
  const tags = ids.map((id) => `<squarespace:block-field id="${id}" />`)
  await writeFile(path.join(dir, 'site.region'), tags.join('\n'))
  const hasArea = areasOf(await readTemplateFolder(dir))
  return asked.filter(hasArea)
}

describe('areas of a template', () => {
  it('are those that its files name, as they are written', async () => {
    expect(await areasWith(['footer.one'], ['footer.one', 'footer-one', 'footer.one.'])).toEqual([
      'footer.one',
    ])
  })

  it('whose ids hold data are all that fit', async () => {
    const asked = ['page-1-end', 'page--end', 'page-end', 'a-page-1-end', 'page-1-end-', 'page-1-a-2-end']
    expect(await areasWith(['page-{collection.id}-end'], asked)).toEqual([
      'page-1-end',
      'page--end',
      'page-1-a-2-end',
    ])
    expect(await areasWith(['{a}{b}-x-{c}'], ['1-x-2', '-x-', 'x', '-x'])).toEqual(['1-x-2', '-x-'])
    expect(await areasWith(['{a}'], ['', 'any'])).toEqual(['', 'any'])
  })

  it('are told in no time whatever stands in their ids', { timeout: 20_000 }, async () => {
    const ids = [`${'{a}'.repeat(20)}x`, `${'{a}b'.repeat(12)}x`]
    expect(await areasWith(ids, ['b'.repeat(29)])).toEqual([])
  })
})
