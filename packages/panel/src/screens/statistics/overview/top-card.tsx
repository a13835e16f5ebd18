import { Skeleton, Text } from '@mantine/core'
import { readInsightReportCall } from '@vitrine/contract/insight/panel-calls'
import type { DaySpan } from '@vitrine/domain/insight/insight-span'
import type { ReportSubject } from '@vitrine/domain/insight/subjects'
import { useCall } from '../../../call/use-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { keyText } from '../reports/key-text.ts'
import { reports } from '../reports/reports.ts'
import classes from '../statistics.module.css'
import type { StatisticsSearch } from '../statistics-search.ts'

interface TopCardProps {
  readonly subject: ReportSubject
  readonly span: DaySpan
  /** The days, as they stand in the address. */
  readonly search: StatisticsSearch
}

/** How many rows a card has; of channels there are six, and all are shown. */
const usualRows = 5
const channelRows = 6

/** The first rows of a report, and the way to all of it. */
export function TopCard({ subject, span, search }: TopCardProps) {
  const { number } = useFormat()
  const limit = subject === 'channel' ? channelRows : usualRows
  const query = { subject, ...span, sort: 'visits' as const, limit }
  const report = useCall(readInsightReportCall, { query }, { keepPrevious: true })
  const { title } = reports[subject]
  const most = report.data?.rows[0]?.visits ?? 0
  return (
    <PanelCard
      title={title}
      beside={
        <LinkText
          to="/statistics/reports"
          search={{ ...search, report: subject }}
          size="sm"
          display="inline-block"
          miw={24}
          aria-label={`All: ${title}`}
        >
          All
        </LinkText>
      }
    >
      {report.isPending && <Skeleton h={150} role="status" aria-label={`Loading: ${title}`} />}
      {report.isError && (
        <Text size="sm" c="dimmed" role="alert">
          This could not be read.
        </Text>
      )}
      {report.data?.rows.length === 0 && (
        <Text size="sm" c="dimmed">
          Nothing in these days.
        </Text>
      )}
      <ol className={classes.top}>
        {report.data?.rows.map((row) => (
          <li key={row.key}>
            <span className={classes.meter} aria-hidden>
              <span style={{ inlineSize: `${most === 0 ? 0 : (100 * row.visits) / most}%` }} />
            </span>
            <span className={classes.topName} title={keyText(subject, row)}>
              {keyText(subject, row)}
            </span>
            <span className={classes.topCount}>{number(row.visits)}</span>
          </li>
        ))}
      </ol>
    </PanelCard>
  )
}
