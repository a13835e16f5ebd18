import type { SubmissionPage } from '@vitrine/domain/forms/inbox/submission'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import { addressIn } from '@vitrine/domain/website/languages/address-in-language'
import type { PageData } from '../page-json/page-context.ts'
import type { PageRender } from '../render/page-render.ts'

/** The page of a form as its submissions tell of it: what it shows, or else what the page itself is called and where it is. */
export function submissionPage({ collection, item }: PageData, page: PlacedPage): SubmissionPage {
  const shown = isRecord(item) ? item : isRecord(collection) ? collection : null
  if (shown === null) return placeOf(page)
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

type PlacedPage = Pick<PageRender, 'place' | 'context'>

function placeOf({ place, context }: PlacedPage): SubmissionPage {
  const path = place?.path ?? null
  // What only answers a form is no page to go back to.
  const isPage = path !== null && !path.startsWith('/api/')
  return {
    title: place?.title ?? '',
    id: '',
    source: '',
    path: isPage ? addressIn(context.language.prefix, path) : '',
    permission: null,
  }
}
