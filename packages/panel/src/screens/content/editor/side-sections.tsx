import type { ContentCollection } from '../content-collections.ts'
import type { SectionProps } from './section.ts'
import { FoundSection } from './sections/found-section.tsx'
import { LinkSection } from './sections/link-section.tsx'
import { PublicationSection } from './sections/publication-section.tsx'
import { SeoSection } from './sections/seo-section.tsx'
import type { ItemEditing } from './use-item-editor.ts'

interface SideSectionsProps extends SectionProps {
  readonly collection: ContentCollection
  readonly editing: ItemEditing
}

/** Who sees an item and when, and where it is found. */
export function SideSections({ collection, editing, ...section }: SideSectionsProps) {
  const { row, input } = editing.stored
  return (
    <>
      <PublicationSection {...section} author={{ id: input.authorId, name: row.authorName }} />
      <FoundSection {...section} collection={collection} editing={editing} />
      <LinkSection {...section} />
      {collection.hasItemPages && <SeoSection {...section} itemsBase={`/${collection.urlId}`} />}
    </>
  )
}
