import { Link } from '@tanstack/react-router'
import { listFormsCall } from '@vitrine/contract/forms/form-list-calls'
import { listSubmissionsCall } from '@vitrine/contract/forms/panel-calls'
import type { ReactNode } from 'react'
import { PageHead } from '../../parts/page-head.tsx'
import { useMay } from '../../session/may.ts'
import classes from './forms-head.module.css'

interface FormsHeadProps {
  readonly here: 'inbox' | 'forms'
  readonly actions?: ReactNode
}

/** The heading of the rooms of forms, with the ways between them. */
export function FormsHead({ here, actions }: FormsHeadProps) {
  const [mayRead, mayWrite] = [useMay(listSubmissionsCall), useMay(listFormsCall)]
  return (
    <>
      <PageHead title="Forms" actions={actions} />
      {mayRead && mayWrite && (
        <nav aria-label="Rooms of forms">
          <ul className={classes.rooms}>
            <li>
              <Link
                to="/forms"
                activeOptions={{ exact: true, includeSearch: false }}
                className={classes.room}
                aria-current={here === 'inbox' ? 'page' : undefined}
              >
                Inbox
              </Link>
            </li>
            <li>
              <Link
                to="/forms/all"
                className={classes.room}
                aria-current={here === 'forms' ? 'page' : undefined}
              >
                All forms
              </Link>
            </li>
          </ul>
        </nav>
      )}
    </>
  )
}
