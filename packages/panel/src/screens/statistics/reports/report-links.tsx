import { Link } from '@tanstack/react-router'
import { type ReportSubject, reportSubjects } from '@vitrine/domain/insight/subjects'
import type { StatisticsSearch } from '../statistics-search.ts'
import classes from './report.module.css'
import { reports } from './reports.ts'

interface ReportLinksProps {
  readonly here: ReportSubject
  /** The days, as they stand in the address. */
  readonly search: StatisticsSearch
}

/** The ways to all reports, beside the one that is shown. */
export function ReportLinks({ here, search }: ReportLinksProps) {
  return (
    <nav aria-label="Reports">
      <ul className={classes.links}>
        {reportSubjects.map((subject) => (
          <li key={subject}>
            <Link
              to="/statistics/reports"
              search={{ ...search, report: subject }}
              activeOptions={{ exact: true }}
              className={classes.link}
              aria-current={subject === here ? 'page' : undefined}
            >
              {reports[subject].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
