import { expect, it } from 'vitest'
import { withRecordingInBody } from './recording-in-body.ts'

const theme = { folder: { blocks: new Map(), collections: new Map() } } as unknown as Parameters<
  typeof withRecordingInBody
>[1]['theme']

it.each([
  ['Low tide', 'de-DE', 'Low tide'],
  ['', 'de-DE', 'Aufnahme'],
  ['', 'en-US', 'Recording'],
])('calls the player of a post with the title “%s” in %s: %s', (title, language, name) => {
  const item = { audioAssetUrl: '/tide.mp3', recordTypeLabel: 'text', title, body: '' }
  const data = withRecordingInBody({ item, collection: { typeName: 'blog' } }, { theme, site: { language } })
  expect(data).toMatchObject({ item: { body: expect.stringContaining(`aria-label="${name}"`) } })
})
