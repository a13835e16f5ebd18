import { ownValue } from '@vitrine/template/values/own'
import { html, plain, siteWording } from '../html/markup.ts'
import { markupFormatter } from '../html/markup-formatter.ts'
import { formatterScripts } from '../printed-scripts.ts'
import { content } from '../product/product.ts'

/** `audio-player`: a container that a script fills with the player. */
export const audioPlayer = markupFormatter((item) => {
  const id = plain(ownValue(item, 'id'))
  return html`<script>${siteWording(formatterScripts.audioPlayers)}</script>
<div class="squarespace-audio-player" data-audio-asset-url="${plain(
    content(item, 'audioAssetUrl'),
  )}" data-item-id="${id}" id="audio-player-${id}"></div>`
})
