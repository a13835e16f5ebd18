import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import classes from '../statistics.module.css'
import { useStatisticsFormat } from '../use-statistics-format.ts'
import { axisTop, type ChartPoint } from './chart-points.ts'

interface DaysChartProps {
  /** What is counted. */
  readonly label: string
  readonly points: readonly ChartPoint[]
  readonly show: (value: number) => string
  /** Writes it as short as the axis wants it. */
  readonly brief: (value: number) => string
}

const heightPx = 200

/** Bars of days. A pointer or the arrow keys lead from one to the next, whose day and figure are read above and said aloud. */
export function DaysChart({ label, points, show, brief }: DaysChartProps) {
  const { namedDay, shortDay } = useStatisticsFormat()
  const [asked, ask] = useState<number | null>(null)
  const last = points.length - 1
  const top = axisTop(Math.max(...points.map(({ value }) => value)))
  const at = points[asked ?? last]
  const textOf = ({ from, to, value, isOpen }: ChartPoint) => {
    const days = from === to ? namedDay(from) : `${shortDay(from)} – ${namedDay(to)}`
    return isOpen ? `${days}: ${show(value)} so far` : `${days}: ${show(value)}`
  }
  const press = (event: KeyboardEvent) => {
    const next = nextPlace(event.key, asked ?? last, last)
    if (next === null) return
    event.preventDefault()
    ask(next)
  }
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const place = Math.floor(((clientX - left) / width) * points.length)
    ask(Math.min(last, Math.max(0, place)))
  }
  if (!at) return null
  return (
    <div>
      <p className={classes.readout} aria-hidden>
        {textOf(at)}
      </p>
      <div
        className={classes.chart}
        role="slider"
        tabIndex={0}
        aria-label={`${label}, day by day`}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(asked ?? last) + 1}
        aria-valuetext={textOf(at)}
        onKeyDown={press}
        onBlur={() => ask(null)}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => ask(null)}
      >
        <Bars points={points} top={top} asked={asked} />
        <span className={classes.tick} data-at="top">
          {brief(top)}
        </span>
        <span className={classes.tick} data-at="middle">
          {brief(top / 2)}
        </span>
      </div>
      <p className={classes.days} aria-hidden>
        {marks(last).map((place) => (
          <span key={place}>{points[place] && shortDay(points[place].from)}</span>
        ))}
      </p>
    </div>
  )
}

interface BarsProps {
  readonly points: readonly ChartPoint[]
  readonly top: number
  readonly asked: number | null
}

function Bars({ points, top, asked }: BarsProps) {
  const step = 100 / points.length
  const gap = points.length > 45 ? 0.12 : 0.22
  return (
    <svg width="100%" height={heightPx} aria-hidden>
      {[0, 0.5, 1].map((part) => (
        <line
          key={part}
          x1="0"
          x2="100%"
          y1={(heightPx - 1) * part + 0.5}
          y2={(heightPx - 1) * part + 0.5}
          className={classes.grid}
        />
      ))}
      {points.map(({ from, value, isOpen, isShort }, place) => {
        // What is more than nothing is seen.
        const height = value === 0 ? 0 : Math.max(2, (value / top) * (heightPx - 1))
        return (
          <rect
            key={from}
            x={`${place * step + (step * gap) / 2}%`}
            y={heightPx - height}
            width={`${step * (1 - gap)}%`}
            height={height}
            rx={points.length > 45 ? 1 : 2}
            className={classes.bar}
            data-part={isOpen || isShort || undefined}
            data-asked={place === asked || undefined}
          />
        )
      })}
    </svg>
  )
}

/** Which days are written beneath: the first, the last, and two between where there are some. */
function marks(last: number): readonly number[] {
  return [...new Set([0, Math.round(last / 3), Math.round((2 * last) / 3), last])]
}

/** Where a key leads; null for those that lead nowhere. */
function nextPlace(key: string, place: number, last: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, place - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, place + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
