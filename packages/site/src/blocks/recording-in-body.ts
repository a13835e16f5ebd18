import { isRecord } from '@vitrine/domain/shapes/is-record'
import { html } from '@vitrine/storefront/parts/html/markup'
import type { PageContext, PageData } from '../page-json/page-context.ts'
import { sayIn } from '../words/visitor-words.ts'
import { printsRecording } from './prints-recording.ts'

/** What is known of the site whose post it is. */
interface RecordingContext {
  readonly theme: Pick<PageContext['theme'], 'folder'>
  readonly site: Pick<PageContext['site'], 'language'>
}

/** The data of a page with a player before the text of the post that it shows, where its template prints none. */
export function withRecordingInBody(data: PageData, { theme, site }: RecordingContext): PageData {
  const { item, collection } = data
  if (!isRecord(item) || !isRecord(collection)) return data
  const { audioAssetUrl: address, recordTypeLabel, title, body, artistName } = item
  const isHeard = typeof address === 'string' && address !== '' && recordTypeLabel !== 'audio'
  if (!isHeard || printsRecording(String(collection.typeName), theme)) return data
  const name = typeof title === 'string' && title !== '' ? title : sayIn(site.language)('Recording')
  const author = typeof artistName === 'string' ? artistName : ''
  const player = html`<div class="sqs-audio-embed" data-url="${address}" data-title="${name}" data-author="${author}"><audio controls preload="none" src="${address}" aria-label="${name}"></audio></div>`
  return { ...data, item: { ...item, body: player.text + (typeof body === 'string' ? body : '') } }
}
