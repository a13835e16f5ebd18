import type { SubmissionPage } from '@vitrine/domain/forms/inbox/submission'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { PageData } from '../page-json/page-context.ts'

/** The page of a form as its submissions tell of it. */
export function submissionPage({ collection, item }: PageData): SubmissionPage {
  const shown = isRecord(item) ? item : isRecord(collection) ? collection : {}
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const { permissionType } = isRecord(collection) ? collection : {}
  return {
    title: text(shown.title),
    id: text(shown.id),
    source: isRecord(item) ? 'i' : 'c',
    path: text(shown.fullUrl),
    permission: typeof permissionType === 'number' ? permissionType : null,
  }
}
