import { Text } from '@mantine/core'
import { useFormat } from '../../format/use-format.ts'
import { PanelCard } from '../../parts/panel-card.tsx'
import classes from './start.module.css'
import type { Start } from './start-reply.ts'
import { VisitsToday } from './visits-today.tsx'

/** Orders and what they come to, today beside the same weekday of last week. */
export function TodayCard({ today }: { readonly today: NonNullable<Start['today']> }) {
  const { money } = useFormat()
  const { today: now, weekBeforeSoFar, weekBefore } = today
  const foreign = now.foreignOrders + weekBefore.foreignOrders
  const most = Math.max(now.cents, weekBefore.cents, 1)
  return (
    <PanelCard title="Today">
      <div className={classes.today}>
        <Figure value={String(now.orders)} label={now.orders === 1 ? 'order' : 'orders'} />
        <Figure value={money(now.cents)} label="in sales" />
        <VisitsToday />
      </div>
      <div className={classes.bars}>
        <Bar label="Today" cents={now.cents} most={most} isNow />
        <Bar label="Last week" cents={weekBefore.cents} soFarCents={weekBeforeSoFar.cents} most={most} />
      </div>
      <Text size="sm" c="dimmed" mt="sm">
        The same weekday last week, until now: {countOf(weekBeforeSoFar.orders)},{' '}
        {money(weekBeforeSoFar.cents)}; the whole day: {countOf(weekBefore.orders)}, {money(weekBefore.cents)}
        . Orders that are still to be paid are counted; test orders and canceled ones are not.
        {foreign > 0 && ` Nor is what was sold in another currency: ${countOf(foreign)}.`}
      </Text>
    </PanelCard>
  )
}

function countOf(orders: number): string {
  return orders === 1 ? '1 order' : `${orders} orders`
}

function Figure({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <p className={classes.figure}>
      <strong>{value}</strong> {label}
    </p>
  )
}

interface BarProps {
  readonly label: string
  readonly cents: number
  /** How much of it was there by this time of the day; left out: all. */
  readonly soFarCents?: number
  readonly most: number
  readonly isNow?: boolean
}

/** A bar that repeats what the figures say. */
function Bar({ label, cents, soFarCents = cents, most, isNow = false }: BarProps) {
  const width = (part: number) => `${(100 * part) / most}%`
  return (
    <div className={classes.bar} aria-hidden>
      <span>{label}</span>
      <svg width="100%" height="12" data-now={isNow || undefined} aria-hidden>
        <rect width="100%" height="12" rx="3" className={classes.ground} />
        <rect width={width(cents)} height="12" rx="3" className={classes.whole} />
        <rect width={width(soFarCents)} height="12" rx="3" className={classes.soFar} />
      </svg>
    </div>
  )
}
