import { Link } from '@tanstack/react-router'
import { PanelCard } from '../../parts/panel-card.tsx'
import classes from './start.module.css'
import type { Start } from './start-reply.ts'
import { waitingEntries } from './waiting-entries.ts'

interface WhatWaitsProps {
  readonly waiting: Start['waiting']
  /** Whether steps until the first sale are still to be done. */
  readonly hasOpenSteps: boolean
}

/** What waits for the owner, as counts that lead to it. */
export function WhatWaits({ waiting, hasOpenSteps }: WhatWaitsProps) {
  const open = waitingEntries(waiting)
  return (
    <PanelCard title="Waiting for you">
      {open.length === 0 ? (
        <p className={classes.calm}>
          {hasOpenSteps
            ? 'Nobody is waiting for an answer or a parcel: next comes a step towards your first sale.'
            : 'Nothing is waiting. All is done for now.'}
        </p>
      ) : (
        <ul className={classes.counts}>
          {open.map(({ label, count, link, tone }) => (
            <li key={label}>
              <Link {...link} className={classes.count} data-tone={tone}>
                <strong>{count}</strong>
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </PanelCard>
  )
}
