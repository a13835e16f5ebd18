import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { canMountDisks, growDisk, mountSmallDisk } from '@vitrine/store/testing/small-disk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appendText } from './append-text.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'vitrine-append-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

it('a text is written behind what is known, over what a broken one left there', async () => {
  const place = path.join(dir, 'exports', 'file.csv')
  const bytes = await appendText(place, 'ä1\n', 0)
  await appendText(place, 'broken off', bytes)
  expect(await appendText(place, 'ö2\n', bytes)).toBe(8)
  expect(readFileSync(place, 'utf8')).toBe('ä1\nö2\n')
})

describe.skipIf(!canMountDisks)('on a disk that is nearly full', () => {
  it('a text of which only a part was written is none', async () => {
    const unmount = mountSmallDisk(dir, '1m')
    try {
      const place = path.join(dir, 'file.csv')
      const text = 'row\n'.repeat(400_000)
      await expect(appendText(place, text, 0)).rejects.toMatchObject({ code: 'ENOSPC' })
      growDisk(dir, '4m')
      expect(await appendText(place, text, 0)).toBe(text.length)
      expect(readFileSync(place, 'utf8')).toBe(text)
    } finally {
      unmount()
    }
  })
})
