import { expect, it } from 'vitest'
import type { Theme } from '../theme/theme.ts'
import { printsRecording } from './prints-recording.ts'

const source = (text: string) => ({ file: 'x', text })

/** A template with one item view and one block. */
function themeOf(item: string, block = ''): Pick<Theme, 'folder'> {
  const folder = {
    blocks: new Map([['player.block', source(block)]]),
    collections: new Map([['blog', { conf: {}, list: null, item: source(item) }]]),
  }
  return { folder: folder as unknown as Theme['folder'] }
}

it.each([
  ['{body}', '', false],
  ['{@|audio-player}{body}', '', true],
  ['<audio src="{structuredContent.audioAssetUrl}">', '', true],
  ['{@|apply player.block}', '{.if audioAssetUrl}{@|apply player.block}{.end}', true],
  ['{@|apply player.block}', '{@|apply player.block}', false],
])('finds in %s with the block %s whether recordings are printed: %s', (item, block, isPrinted) => {
  expect(printsRecording('blog', themeOf(item, block))).toBe(isPrinted)
})
