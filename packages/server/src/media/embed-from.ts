import type { embedCall } from '@vitrine/contract/media/embed-call'
import { type EmbedProvider, embedText, providerOf } from '@vitrine/domain/media/embed-providers'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import { embedAddress } from '@vitrine/site/blocks/writers/embed-address'
import { escapeHtml } from '@vitrine/site/html/escape'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { fetchOutside } from '../images/fetch-picture.ts'

/** Answers of hosts are short; more than this is none. */
const limitBytes = 200_000

/** Asks a host how something of it is shown. */
export async function embedFrom({
  body,
  services,
}: Exchange<typeof embedCall>): Promise<AnswerTo<typeof embedCall>> {
  const url = body.url.trim()
  const provider = providerOf(url)
  if (!provider || !URL.canParse(url)) return refuse('provider-unknown', embedText['provider-unknown'])
  const { name, endpoint } = provider
  const query = new URLSearchParams({ format: 'json', url })
  const ask = services.fetchOutside ?? fetchOutside
  const fetched = await ask(`${endpoint}?${query}`, { accept: 'application/json', limitBytes })
  if (!fetched.ok && fetched.status === undefined)
    return refuse('provider-silent', embedText['provider-silent'](name))
  const answer = fetched.ok ? parse(fetched.bytes) : null
  // Vimeo says what kind of account a film is of; players of basic ones cannot be put on other sites.
  if (name === 'Vimeo' && answer?.account_type === 'basic')
    return refuse('vimeo-basic', embedText['vimeo-basic'])
  const src = answer && playerOf(answer, provider)
  return answer && src
    ? reply(describe(answer, { url, src, name }))
    : refuse('embed-refused', embedText['embed-refused'](name))
}

type OEmbed = Readonly<Record<string, unknown>>

function parse(bytes: Uint8Array): OEmbed | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString())
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** The address of the player, when it is one of the host's own. */
function playerOf({ html }: OEmbed, { players }: EmbedProvider): string | null {
  const address = typeof html === 'string' ? embedAddress(html) : null
  return address !== null && players.includes(new URL(address).host) ? address : null
}

function describe(
  answer: OEmbed,
  { url, src, name }: { readonly url: string; readonly src: string; readonly name: string },
) {
  const [widthPx, heightPx] = [sizeOf(answer.width, 640), sizeOf(answer.height, 360)]
  const title = typeof answer.title === 'string' ? answer.title.slice(0, 500) : ''
  return {
    url,
    title,
    html: `<iframe src="${escapeHtml(src)}" width="${widthPx}" height="${heightPx}" title="${escapeHtml(title || name)}" frameborder="0" allowfullscreen></iframe>`,
    providerName: name,
    thumbnailUrl: addressOf(answer.thumbnail_url),
    widthPx,
    heightPx,
  }
}

function sizeOf(value: unknown, usual: number): number {
  const size = Math.round(Number(value))
  return size > 0 && size < 10_000 ? size : usual
}

function addressOf(value: unknown): string {
  return typeof value === 'string' && value.startsWith('https://') && URL.canParse(value)
    ? new URL(value).href
    : ''
}
