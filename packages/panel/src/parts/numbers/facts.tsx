import type { ReactNode } from 'react'
import classes from './facts.module.css'

interface Fact {
  readonly label: string
  readonly value: ReactNode
}

/** Figures of a row, each behind its name, as a narrow screen shows them in place of columns. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
