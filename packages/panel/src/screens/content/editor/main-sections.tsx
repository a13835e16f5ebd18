import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { ContentCollection, ItemRow } from '../content-collections.ts'
import type { SectionProps } from './section.ts'
import { CustomSection } from './sections/custom-section.tsx'
import { PictureSection } from './sections/picture-section.tsx'
import { PlaceSection } from './sections/place-section.tsx'
import { TextSection } from './sections/text-section.tsx'

const EventSection = lazy(() =>
  import('./sections/event-section.tsx').then((module) => ({ default: module.EventSection })),
)
const AudioSection = lazy(() =>
  import('./sections/audio-section.tsx').then((module) => ({ default: module.AudioSection })),
)
const VideoSection = lazy(() =>
  import('./sections/video-section.tsx').then((module) => ({ default: module.VideoSection })),
)

interface MainSectionsProps extends SectionProps {
  readonly kind: ItemRow['kind']
  readonly fields: ContentCollection['kinds'][number]['fields']
  readonly hasBlocks: boolean
  readonly itemId: string
  /** Whether the address is made of the title until its owner writes another. */
  readonly followsTitle: boolean
}

/** What an item is made of, by its kind. */
export function MainSections({
  kind,
  fields,
  hasBlocks,
  itemId,
  followsTitle,
  ...section
}: MainSectionsProps) {
  return (
    <>
      <TextSection
        {...section}
        kind={kind}
        hasBlocks={hasBlocks}
        itemId={itemId}
        followsTitle={followsTitle}
      />
      <Suspense fallback={<Skeleton h={200} />}>
        {kind === 'event' && <EventSection {...section} />}
        {(kind === 'audio' || kind === 'text') && <AudioSection {...section} kind={kind} />}
        {kind === 'video' && <VideoSection {...section} />}
      </Suspense>
      {fields.length > 0 && <CustomSection {...section} fields={fields} />}
      <PictureSection {...section} kind={kind} />
      {kind !== 'image' && kind !== 'audio' && <PlaceSection {...section} />}
    </>
  )
}
