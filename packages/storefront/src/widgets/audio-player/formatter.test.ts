import { expect, it } from 'vitest'
import { printWord } from '../../testing/print-word.ts'

it('audio-player prints a container that a script fills', () => {
  const track = { id: 'track-1', structuredContent: { audioAssetUrl: '/media/song.mp3' } }
  expect(printWord('audio-player', track)).toBe(`<script>Y.use('squarespace-audio-player-frontend');</script>
<div class="squarespace-audio-player" data-audio-asset-url="/media/song.mp3" data-item-id="track-1" id="audio-player-track-1"></div>`)
})
