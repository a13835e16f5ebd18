import { Paper, Text } from '@mantine/core'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useFormat } from '../../../format/use-format.ts'
import { useSession } from '../../../session/session.ts'
import classes from '../statistics.module.css'
import { useStatisticsFormat } from '../use-statistics-format.ts'
import { type Change, changeOf } from './change.ts'
import { averageOf, conversionOf, takingsOf } from './key-figures.ts'
import type { Overview } from './overview.ts'

/** What visits came to in figures, each beside what it was in as many days before, where counting began before those. */
export function FiguresCard({ overview }: { readonly overview: Overview }) {
  const { currency } = useSession().site
  const { number, money, date } = useFormat()
  const { share, spanText } = useStatisticsFormat()
  const { total, before, days, today, firstDay } = overview
  // Days on which nothing was counted yet are no days without visits, and the first one was counted from some hour on.
  const isCompared = firstDay !== null && firstDay < before.from
  const compare = (now: number | null, then: number | null) => (isCompared ? changeOf(now, then) : null)
  const rate = conversionOf(total)
  const [takings = { currency, cents: 0 }, ...others] = takingsOf(total, currency)
  const takenBefore = before.amounts.find((each) => each.currency === takings.currency)?.cents ?? 0
  const average = averageOf(total)
  const averageBefore = averageOf(before)
  const isSame = averageBefore?.currency === average?.currency
  return (
    <Paper withBorder component="section" aria-label="Figures">
      <dl className={classes.figures}>
        <Figure label="Visits" value={number(total.visits)} change={compare(total.visits, before.visits)} />
        <Figure label="Page views" value={number(total.views)} change={compare(total.views, before.views)} />
        <Figure
          label="Orders"
          value={number(total.orders)}
          change={compare(total.orders, before.orders)}
          note={total.orders === 0 ? 'Test orders are not counted' : ''}
        />
        <Figure
          label="Conversion"
          value={rate === null ? '–' : share(rate)}
          change={compare(rate, conversionOf(before))}
          note="Visits that ordered"
        />
        <Figure
          label="Takings"
          value={money(takings.cents, takings.currency)}
          change={compare(takings.cents, takenBefore)}
          note={others.map((each) => `+ ${money(each.cents, each.currency)}`).join(' ')}
        />
        <Figure
          label="Average order"
          value={average ? money(average.cents, average.currency) : '–'}
          change={isSame ? compare(average?.cents ?? null, averageBefore?.cents ?? null) : null}
          note={others.length > 0 ? 'Not known with several currencies' : ''}
        />
      </dl>
      <Text size="xs" c="dimmed" px="md" py="xs" className={classes.foot}>
        {isCompared
          ? `Compared with ${spanText(before)}, as far as visits were counted then.`
          : firstDay !== null &&
            `There is nothing to compare with: the first day that is counted is ${date(firstDay)}.`}{' '}
        {days.some(({ day }) => day === today) && 'Today is not over yet, and counts as far as it has come.'}
      </Text>
    </Paper>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: string
  readonly change: Change | null
  readonly note?: string
}

function Figure({ label, value, change, note = '' }: FigureProps) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.value} data-long={value.length > 11 || undefined}>
          {value}
        </span>
        {change && <ChangeText change={change} />}
        {note !== '' && <span className={classes.note}>{note}</span>}
      </dd>
    </div>
  )
}

function ChangeText({ change }: { readonly change: Change }) {
  const { percent } = useFormat()
  if (change.kind === 'same') return <span className={classes.change}>As before</span>
  if (change.kind === 'new') return <span className={classes.change}>None before</span>
  const isMore = change.kind === 'more'
  const Icon = isMore ? ArrowUp : ArrowDown
  const text = change.isBeyond ? `over ${percent(change.milliPercent)}` : percent(change.milliPercent)
  return (
    <span className={classes.change} data-kind={change.kind}>
      <Icon size={13} aria-hidden />
      {isMore ? `${text} more` : `${text} less`}
    </span>
  )
}
