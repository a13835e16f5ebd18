import { Button, EmptyState, Group, NativeSelect, Paper, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { exportInsightReportCall, readInsightReportCall } from '@vitrine/contract/insight/panel-calls'
import { usualSort } from '@vitrine/domain/insight/report-sort'
import { reportSubjects } from '@vitrine/domain/insight/subjects'
import { Download, SearchX } from 'lucide-react'
import { useCall } from '../../../call/use-call.ts'
import { pageSize, parsePage } from '../../../format/paging.ts'
import { downloadBehindProof } from '../../../parts/download-from.ts'
import { csvAddressOf } from '../../../parts/lists/csv-address.ts'
import { Pager } from '../../../parts/lists/pager.tsx'
import { useLastPage } from '../../../parts/lists/use-last-page.ts'
import { Shown } from '../../../parts/reading/shown.tsx'
import { useIsPhone } from '../../../parts/use-is-phone.ts'
import { useSpan } from '../span/use-span.ts'
import { StatisticsFrame } from '../statistics-frame.tsx'
import { type StatisticsSearch, spanSearch } from '../statistics-search.ts'
import classes from './report.module.css'
import { ReportCards } from './report-cards.tsx'
import { ReportLinks } from './report-links.tsx'
import { ReportTable } from './report-table.tsx'
import { reports } from './reports.ts'

const route = getRouteApi('/panel/statistics/reports')

/** What was counted under each page, source, product and so on: one report at a time. */
export function ReportScreen() {
  const navigate = route.useNavigate()
  const search = route.useSearch()
  const span = useSpan(search)
  const isPhone = useIsPhone()
  const { report: subject = 'page' } = search
  const { sort = usualSort(subject) } = search
  const page = parsePage(search.page)
  const { title, hint } = reports[subject]
  const show = (next: StatisticsSearch) => void navigate({ search: next })
  const asked = { ...spanSearch(search), report: subject }
  const query = { subject, ...span, sort, offset: (page - 1) * pageSize, limit: pageSize }
  const report = useCall(readInsightReportCall, { query }, { keepPrevious: true })
  useLastPage(
    page,
    report,
    (last) => void navigate({ search: { ...asked, sort, page: String(last) }, replace: true }),
  )
  const csvAddress = csvAddressOf(exportInsightReportCall)({ subject, ...span, sort })
  const Rows = isPhone ? ReportCards : ReportTable
  return (
    <StatisticsFrame
      at="/statistics/reports"
      search={search}
      onChoose={(next) => show({ ...next, report: subject, sort })}
    >
      <div className={classes.room}>
        {isPhone ? (
          <NativeSelect
            aria-label="Report"
            mb="sm"
            data={reportSubjects.map((each) => ({ value: each, label: reports[each].title }))}
            value={subject}
            onChange={({ currentTarget: { value } }) => {
              const next = reportSubjects.find((each) => each === value)
              if (next) show({ ...spanSearch(search), report: next })
            }}
          />
        ) : (
          <ReportLinks here={subject} search={spanSearch(search)} />
        )}
        <Paper withBorder component="section" aria-label={title} className={classes.report}>
          <Group justify="space-between" align="flex-start" wrap="nowrap" className={classes.head}>
            <div>
              <h2 className={classes.title}>{title}</h2>
              <Text size="sm" c="dimmed">
                {hint}
              </Text>
            </div>
            {report.data && report.data.total > 0 && (
              <Button
                variant="default"
                size="xs"
                flex="none"
                leftSection={<Download size={14} aria-hidden />}
                onClick={() => void downloadBehindProof(csvAddress, exportInsightReportCall)}
              >
                CSV
              </Button>
            )}
          </Group>
          <Shown of={[report]} loading={`Loading: ${title}`}>
            {(read) => (
              <>
                {read.total === 0 && (
                  <EmptyState
                    py="xl"
                    role="status"
                    icon={<SearchX aria-hidden />}
                    title="Nothing was counted in these days"
                    description="Choose more days, or another report."
                  />
                )}
                {read.rows.length > 0 && (
                  <>
                    <Rows
                      subject={subject}
                      rows={read.rows}
                      sort={sort}
                      isStale={report.isPlaceholderData}
                      onSort={(next) => show({ ...asked, sort: next })}
                    />
                    <Pager
                      page={page}
                      total={read.total}
                      onPage={(next) => show({ ...asked, sort, page: String(next) })}
                    />
                  </>
                )}
              </>
            )}
          </Shown>
        </Paper>
      </div>
    </StatisticsFrame>
  )
}
