import type { ContentCollection, ItemRow } from '../content-collections.ts'
import type { SectionProps } from './section.ts'
import { AudioSection } from './sections/audio-section.tsx'
import { CustomSection } from './sections/custom-section.tsx'
import { EventSection } from './sections/event-section.tsx'
import { PictureSection } from './sections/picture-section.tsx'
import { PlaceSection } from './sections/place-section.tsx'
import { TextSection } from './sections/text-section.tsx'
import { VideoSection } from './sections/video-section.tsx'

interface MainSectionsProps extends SectionProps {
  readonly kind: ItemRow['kind']
  readonly fields: ContentCollection['kinds'][number]['fields']
  readonly hasBlocks: boolean
  /** Whether the address is made of the title until its owner writes another. */
  readonly followsTitle: boolean
}

/** What an item is made of, by its kind. */
export function MainSections({ kind, fields, hasBlocks, followsTitle, ...section }: MainSectionsProps) {
  return (
    <>
      <TextSection {...section} kind={kind} hasBlocks={hasBlocks} followsTitle={followsTitle} />
      {kind === 'event' && <EventSection {...section} />}
      {kind === 'audio' && <AudioSection {...section} />}
      {kind === 'video' && <VideoSection {...section} />}
      {fields.length > 0 && <CustomSection {...section} fields={fields} />}
      <PictureSection {...section} kind={kind} />
      {kind !== 'image' && kind !== 'audio' && <PlaceSection {...section} />}
    </>
  )
}
