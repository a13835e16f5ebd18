import type { ReactNode } from 'react'
import classes from './card-list.module.css'

interface CardListProps {
  readonly label: string
  /** List items. */
  readonly children: ReactNode
}

/** A list on a narrow screen, where a table would not fit. */
export function CardList({ label, children }: CardListProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  )
}
