import type { ReportSubject } from './subjects.ts'

/** What a report can be sorted by, the most first. */
export const reportSorts = ['visits', 'views', 'acts', 'orders'] as const

/** A figure that a report is sorted by. */
export type ReportSort = (typeof reportSorts)[number]

/** What a report is about; others are about visits. */
const aboutElse: Readonly<Partial<Record<ReportSubject, ReportSort>>> = {
  search: 'views',
  form: 'views',
  button: 'acts',
  event: 'acts',
}

/** How a report is sorted where nobody says otherwise: by what it is about. */
export function usualSort(subject: ReportSubject): ReportSort {
  return aboutElse[subject] ?? 'visits'
}
