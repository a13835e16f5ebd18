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
    <PanelCard title="What waits for you">
      {open.length === 0 ? (
        <p className={classes.calm}>
          {hasOpenSteps
            ? 'Nobody waits for an answer or a parcel: the next thing to do is a step until your first sale.'
            : 'Nothing waits. All is done for now.'}
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
