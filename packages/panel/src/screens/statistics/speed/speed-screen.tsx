import { EmptyState, Stack, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { readInsightVitalsCall } from '@vitrine/contract/insight/panel-calls'
import { Gauge } from 'lucide-react'
import { useCall } from '../../../call/use-call.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { useSpan } from '../span/use-span.ts'
import { StatisticsFrame } from '../statistics-frame.tsx'
import classes from './speed.module.css'
import { deviceTitles, measures, measureTexts } from './speed-words.ts'
import { type Vital, vitalsByDevice } from './vitals.ts'
import { VitalsTable } from './vitals-table.tsx'

const route = getRouteApi('/panel/statistics/speed')

/** How fast pages came up for visitors. */
export function SpeedScreen() {
  const navigate = route.useNavigate()
  const search = route.useSearch()
  const span = useSpan(search)
  const vitals = useCall(readInsightVitalsCall, { query: { ...span } }, { keepPrevious: true })
  const devices = vitals.data && vitalsByDevice(vitals.data.rows)
  return (
    <StatisticsFrame
      at="/statistics/speed"
      search={search}
      onChoose={(next) => void navigate({ search: next })}
    >
      <Shown of={[vitals]} loading="Loading the speed" height={320}>
        {(read) => (
          <>
            {devices?.length === 0 && (
              <EmptyState
                py="xl"
                role="status"
                icon={<Gauge aria-hidden />}
                title="Nothing was measured in these days"
                description="The browsers of visitors measure how fast your pages come up, once they have looked at some."
              />
            )}
            {devices && devices.length > 0 && (
              <Stack gap="lg">
                <Text size="sm" c="dimmed">
                  For three of four visitors it was this fast or faster.
                </Text>
                {devices.map(({ device, pages }) => (
                  <PanelCard key={device} title={deviceTitles[device]} isFlush>
                    <VitalsTable title={deviceTitles[device]} pages={pages} />
                  </PanelCard>
                ))}
                <Meanings rows={read.rows} />
              </Stack>
            )}
          </>
        )}
      </Shown>
    </StatisticsFrame>
  )
}

function Meanings({ rows }: { readonly rows: readonly Vital[] }) {
  const shown = measures.filter((measure) => rows.some((row) => row.measure === measure))
  return (
    <PanelCard title="What the measures say">
      <dl className={classes.meanings}>
        {shown.map((measure) => (
          <div key={measure}>
            <dt>{measureTexts[measure].label}</dt>
            <dd>{measureTexts[measure].description}</dd>
          </div>
        ))}
      </dl>
    </PanelCard>
  )
}
