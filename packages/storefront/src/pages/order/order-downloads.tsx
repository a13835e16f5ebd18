import type { OrderDownload } from '@vitrine/contract/downloads/order-download'
import { closedGrantText } from '@vitrine/domain/downloads/download-grant'
import { formatDay } from '../../parts/dates/format-date.ts'

interface DownloadsProps {
  readonly downloads: readonly OrderDownload[]
  readonly locale: string
  readonly timeZone: string
}

/** The files of an order, each line with the way to its page; nothing where there are none. */
export function OrderDownloads({ downloads, locale, timeZone }: DownloadsProps) {
  if (downloads.length === 0) return null
  return (
    <section className="vt-order-card" aria-labelledby="order-downloads-title">
      <h2 id="order-downloads-title">Your files</h2>
      <ul className="vt-downloads">
        {downloads.map((download) => (
          <li key={download.id}>
            <span className="vt-download-words">
              {download.title}
              <span className="vt-quiet"> {termsText(download, locale, timeZone)}</span>
            </span>
            {download.state === 'open' ? (
              <a className="vt-button vt-button-quiet" href={download.path} rel="nofollow">
                Download
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How often and until when, in words; or why not any more. */
export function termsText(
  { state, files, expiresAtMs }: OrderDownload,
  locale: string,
  timeZone: string,
): string {
  if (state !== 'open') return closedGrantText[state]
  // Each of several files has downloads of its own, which its page tells.
  const [only, ...others] = files
  const left = others.length > 0 ? `${files.length} files` : leftText(only?.left ?? null)
  const until = expiresAtMs === null ? '' : `until ${formatDay(expiresAtMs, locale, timeZone)}`
  return [left, until].filter(Boolean).join(', ')
}

/** How many downloads are left, in words; '' where there is no limit. */
export function leftText(left: number | null): string {
  if (left === null) return ''
  return left === 1 ? '1 download left' : `${left} downloads left`
}
