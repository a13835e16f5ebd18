import { ownValue } from '@vitrine/template/values/own'
import { html, plain } from '../html/markup.ts'
import { markupFormatter } from '../html/markup-formatter.ts'
import { content } from '../product/product.ts'

/** `audio-player`: a container that a script fills with the player. */
export const audioPlayer = markupFormatter((item) => {
  const id = plain(ownValue(item, 'id'))
  return html`<script>Y.use('squarespace-audio-player-frontend');</script>
<div class="squarespace-audio-player" data-audio-asset-url="${plain(
    content(item, 'audioAssetUrl'),
  )}" data-item-id="${id}" id="audio-player-${id}"></div>`
})
