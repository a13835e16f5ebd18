import { rmSync } from 'node:fs'
import path from 'node:path'
import { freshDataDir } from '@vitrine/store/testing/fresh-location'
import { mostOfSettings } from '@vitrine/store/website/moving/most-of-settings'
import { expect, it, onTestFinished } from 'vitest'
import { ArchiveReader, BrokenArchiveError } from './archive-reader.ts'
import { ArchiveWriter } from './archive-writer.ts'

it('takes an entry with the largest settings that come in, in letters of three bytes, and none that is larger', async () => {
  const shelf = freshDataDir()
  onTestFinished(() => rmSync(shelf, { recursive: true }))
  const file = path.join(shelf, 'a.site')
  const settings = JSON.stringify(['약'.repeat(mostOfSettings - 4)])
  const rows = Buffer.from(JSON.stringify({ columns: ['document'], rows: [[settings]] }))
  const writer = await ArchiveWriter.begin(file, { token: 'token' })
  await writer.addBytes('rows/websites/1.json', rows)
  await writer.addBytes('rows/websites/2.json', Buffer.alloc(25_000_001))
  await writer.finish({ websites: 1 })

  const reader = await ArchiveReader.open(file)
  onTestFinished(() => reader.close())
  const [largest, larger] = reader.entries
  if (!largest || !larger) throw new Error('The file has no rows')
  expect(settings).toHaveLength(mostOfSettings)
  expect((await reader.bytesOf(largest)).equals(rows)).toBe(true)
  await expect(reader.bytesOf(larger)).rejects.toThrow(BrokenArchiveError)
})
