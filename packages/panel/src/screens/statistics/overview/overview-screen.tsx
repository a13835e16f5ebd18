import { SimpleGrid, Stack, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { readInsightOverviewCall } from '@vitrine/contract/insight/panel-calls'
import type { DaySpan } from '@vitrine/domain/insight/insight-span'
import { useCall } from '../../../call/use-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { Shown } from '../../../parts/reading/shown.tsx'
import { useSpan } from '../span/use-span.ts'
import { StatisticsFrame } from '../statistics-frame.tsx'
import { type StatisticsSearch, spanSearch } from '../statistics-search.ts'
import { ChartCard } from './chart-card.tsx'
import { FiguresCard } from './figures-card.tsx'
import { LiveVisits } from './live-visits.tsx'
import { NoVisits } from './no-visits.tsx'
import { NotCounted } from './not-counted.tsx'
import type { Overview } from './overview.ts'
import { StepsCard } from './steps-card.tsx'
import { TopCard } from './top-card.tsx'

const route = getRouteApi('/panel/statistics')

/** How often the figures are read again while somebody looks at them. */
const refreshMs = 30_000

/** What visits came to, at a glance. */
export function OverviewScreen() {
  const navigate = route.useNavigate()
  const search = route.useSearch()
  const span = useSpan(search)
  const overview = useCall(
    readInsightOverviewCall,
    { query: { ...span } },
    { keepPrevious: true, everyMs: refreshMs },
  )
  const { data } = overview
  return (
    <StatisticsFrame
      at="/statistics"
      search={search}
      onChoose={(next) => void navigate({ search: next })}
      actions={data?.isCounted && data.firstDay !== null && <LiveVisits count={data.liveVisits} />}
    >
      <Shown of={[overview]} loading="Loading the statistics" height="80vh">
        {() => <> {data && <Content overview={data} span={span} search={spanSearch(search)} />}</>}
      </Shown>
    </StatisticsFrame>
  )
}

interface ContentProps {
  readonly overview: Overview
  readonly span: DaySpan
  readonly search: StatisticsSearch
}

function Content({ overview, span, search }: ContentProps) {
  const { date } = useFormat()
  const { isCounted, firstDay, days, steps } = overview
  if (firstDay === null) return isCounted ? <NoVisits /> : <NotCounted hasCounts={false} />
  const top = { span, search }
  return (
    <>
      {!isCounted && <NotCounted hasCounts />}
      <Stack gap="lg">
        <FiguresCard overview={overview} />
        {days.length > 1 && <ChartCard overview={overview} />}
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <StepsCard steps={steps} />
          <TopCard subject="page" {...top} />
          <TopCard subject="channel" {...top} />
          <TopCard subject="source" {...top} />
          <TopCard subject="product" {...top} />
          <TopCard subject="device" {...top} />
        </SimpleGrid>
        <Text size="xs" c="dimmed">
          Counted since {date(firstDay)} by your own server, by days of the site’s time zone. Visits of people
          who are signed in to the panel are not counted (but for viewers), nor are programs. Somebody who
          comes on two days counts as two visits.
        </Text>
      </Stack>
    </>
  )
}
