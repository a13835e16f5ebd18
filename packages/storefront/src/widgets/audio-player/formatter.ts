import { ownValue } from '@vitrine/template/values/own'
import { html, plain, siteWording } from '../../parts/html/markup.ts'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'
import { content } from '../../parts/product/product.ts'
import { formatterScripts } from '../../printed-scripts.ts'

/** `audio-player`: a container that a script fills with the player. */
export const audioPlayer = markupFormatter((item) => {
  const id = plain(ownValue(item, 'id'))
  return html`<script>${siteWording(formatterScripts.audioPlayers)}</script>
<div class="squarespace-audio-player" data-audio-asset-url="${plain(
    content(item, 'audioAssetUrl'),
  )}" data-item-id="${id}" id="audio-player-${id}"></div>`
})
