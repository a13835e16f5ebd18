import { Anchor } from '@mantine/core'
import type { ReportSubject } from '@vitrine/domain/insight/subjects'
import { useSession } from '../../../session/session.ts'
import { keyText } from './key-text.ts'
import classes from './report.module.css'
import type { ReportRow } from './report-row.ts'

interface ReportNameProps {
  readonly subject: ReportSubject
  readonly row: ReportRow
}

/** What a row is about; a page leads to itself. */
export function ReportName({ subject, row }: ReportNameProps) {
  const { url } = useSession().site
  const text = keyText(subject, row)
  const isPage = (subject === 'page' || subject === 'entry') && row.key.startsWith('/')
  if (!isPage) return <span className={classes.name}>{text}</span>
  return (
    <span className={classes.name}>
      <Anchor
        href={new URL(`.${row.key}`, url).href}
        target="_blank"
        rel="noreferrer"
        inherit
        aria-label={`${text} (opens in a new tab)`}
      >
        {text}
      </Anchor>
      {text !== row.key && <span className={classes.path}>{row.key}</span>}
    </span>
  )
}
