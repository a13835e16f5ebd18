import type { DownloadPageProps } from '@vitrine/contract/downloads/page-props'
import { usedUpFileText } from '@vitrine/domain/downloads/download-grant'
import { OrderBrand } from './order-brand.tsx'
import { leftText, termsText } from './order-downloads.tsx'

/** The files of a line of an order, to be saved one by one. */
export function DownloadPage(props: DownloadPageProps) {
  const { download, locale, timeZone } = props
  return (
    <div className="vt-order vt-order-narrow">
      <OrderBrand site={props.site} />
      <header className="vt-order-head">
        <p className="vt-eyebrow">Order {props.orderName}</p>
        <h1>{download.title}</h1>
        <p className="vt-order-state">{termsText(download, locale, timeZone)}</p>
      </header>
      <section className="vt-order-card" aria-label="Your files">
        <ul className="vt-downloads">
          {download.files.map((file) => (
            <li key={file.id}>
              <span className="vt-download-words">
                {file.filename}
                <span className="vt-quiet"> {fileTerms(file, download.files.length, locale)}</span>
              </span>
              {download.state === 'open' && file.left !== 0 ? (
                <a
                  className="vt-button"
                  href={`${download.path}/${file.id}`}
                  rel="nofollow"
                  aria-label={`Download ${file.filename}`}
                >
                  Download
                </a>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
      <Help {...props} />
    </div>
  )
}

function Help({ contactEmail, continueShoppingUrl }: DownloadPageProps) {
  return (
    <p className="vt-quiet">
      {contactEmail ? (
        <>
          Something amiss? Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.{' '}
        </>
      ) : null}
      <a href={continueShoppingUrl}>Back to the shop</a>
    </p>
  )
}

/** How large a file is, and how often it can be had, where others stand beside it. */
function fileTerms(
  { bytes, left }: DownloadPageProps['download']['files'][number],
  files: number,
  locale: string,
): string {
  const terms = left === 0 ? usedUpFileText : files > 1 ? leftText(left) : ''
  return [fileSize(bytes, locale), terms].filter(Boolean).join(' · ')
}

function fileSize(bytes: number, locale: string): string {
  const [unit, size] = bytes < 1_000_000 ? ['kilobyte', bytes / 1_000] : ['megabyte', bytes / 1_000_000]
  const digits = unit === 'kilobyte' ? 0 : 1
  const style = { style: 'unit', unit: unit as string, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(locale, style).format(Math.max(1, size as number))
}
