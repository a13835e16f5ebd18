import type { ReactNode } from 'react'
import classes from './sums.module.css'

interface SumsProps {
  /** Whether it is said aloud when it changes. */
  readonly isLive?: boolean
  /** `SumRow`s. */
  readonly children: ReactNode
}

/** Amounts that make a total, one below the other. */
export function Sums({ isLive = false, children }: SumsProps) {
  return (
    <dl className={classes.sums} {...(isLive && { 'aria-live': 'polite' as const })}>
      {children}
    </dl>
  )
}

interface SumRowProps {
  readonly name: string
  readonly amount: string
  readonly isTotal?: boolean
}

/** An amount and what it is for. */
export function SumRow({ name, amount, isTotal = false }: SumRowProps) {
  return (
    <div className={classes.row} data-total={isTotal || undefined}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
