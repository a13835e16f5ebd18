import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkText } from '../../parts/link-text.tsx'
import type { PanelMedia } from '../../parts/media/send-file.ts'
import { readMediaSearch, writeMediaSearch } from './media-search.ts'

const route = getRouteApi('/panel/media')

interface FileLinkProps {
  readonly media: PanelMedia
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** Leads to the details of a file, beside what is shown of the library. */
export function FileLink({ media, children, className }: FileLinkProps) {
  const search = readMediaSearch(route.useSearch())
  return (
    <LinkText
      to="/media"
      search={writeMediaSearch({ ...search, file: media.id })}
      resetScroll={false}
      size="sm"
      className={className}
      data-media-id={media.id}
    >
      {children}
    </LinkText>
  )
}

/** What a file is called. */
export function fileName({ title, filename }: Pick<PanelMedia, 'title' | 'filename'>): string {
  return title || filename
}
