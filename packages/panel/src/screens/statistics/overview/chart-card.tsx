import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { useIsPhone } from '../../../parts/use-is-phone.ts'
import { useSession } from '../../../session/session.ts'
import { useStatisticsFormat } from '../use-statistics-format.ts'
import { type ChartMeasure, chartPoints } from './chart-points.ts'
import { ChartTable } from './chart-table.tsx'
import { DaysChart } from './days-chart.tsx'
import { takingsOf } from './key-figures.ts'
import type { Overview } from './overview.ts'

const counts = [
  { value: 'visits', label: 'Visits' },
  { value: 'views', label: 'Page views' },
  { value: 'orders', label: 'Orders' },
]

/** What was counted day by day, as a chart and as a table. */
export function ChartCard({ overview }: { readonly overview: Overview }) {
  const { site } = useSession()
  const { number, money } = useFormat()
  const { brief, briefMoney } = useStatisticsFormat()
  const isPhone = useIsPhone()
  const [chosen, choose] = useState('visits')
  const [isTable, showTable] = useState(false)
  const takings = takingsOf(overview.total, site.currency)
  const choices = [
    ...counts,
    ...takings.map(({ currency }) => ({
      value: currency,
      label: takings.length === 1 ? 'Takings' : `Takings in ${currency}`,
    })),
  ]
  // The days that are shown now may have no such currency.
  const choice = choices.find(({ value }) => value === chosen) ?? { value: 'visits', label: 'Visits' }
  const measure = measureOf(choice.value)
  const points = chartPoints(overview, measure)
  const show = measure.kind === 'takings' ? (cents: number) => money(cents, measure.currency) : number
  const axis = (value: number) =>
    measure.kind === 'takings' ? briefMoney(value, measure.currency) : brief(value)
  const isOfWeeks = points.length < overview.days.length
  return (
    <PanelCard
      title={isOfWeeks ? 'Week by week' : 'Day by day'}
      beside={
        isPhone ? (
          <NativeSelect
            aria-label="What is drawn"
            data={choices}
            value={choice.value}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        ) : (
          <SegmentedControl
            aria-label="What is drawn"
            size="xs"
            data={choices}
            value={choice.value}
            onChange={choose}
          />
        )
      }
    >
      <DaysChart key={choice.value} label={choice.label} points={points} show={show} brief={axis} />
      <Button
        variant="subtle"
        size="compact-sm"
        mt="xs"
        ml={-8}
        aria-expanded={isTable}
        onClick={() => showTable(!isTable)}
      >
        {isTable ? 'Hide the table' : 'Show as a table'}
      </Button>
      {isTable && <ChartTable label={choice.label} points={points} show={show} />}
    </PanelCard>
  )
}

function measureOf(choice: string): ChartMeasure {
  if (choice === 'visits' || choice === 'views' || choice === 'orders') return { kind: choice }
  return { kind: 'takings', currency: choice }
}
