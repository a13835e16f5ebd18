import { Group, Stack, Text } from '@mantine/core'
import { lacksAltText } from '@vitrine/domain/media/media-entry'
import type { ReactNode } from 'react'
import { showSize } from '../../format/show-size.ts'
import { useFormat } from '../../format/use-format.ts'
import { MediaPreview } from '../../parts/media/media-preview.tsx'
import type { PanelMedia } from '../../parts/media/send-file.ts'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { FileLink, fileName } from './file-link.tsx'
import classes from './media.module.css'

/** The cells of the list of the library by the columns of its description. */
export const mediaCells: Readonly<Record<string, (media: PanelMedia) => ReactNode>> = {
  name: (media) => (
    <Group gap="sm" wrap="nowrap" miw={180}>
      <span className={classes.small}>
        <MediaPreview media={media} />
      </span>
      <FileLink media={media}>{fileName(media)}</FileLink>
    </Group>
  ),
  kind: ({ kind }) => kindLabels[kind],
  size: ({ bytes }) => (bytes > 0 ? showSize(bytes) : ''),
  dimensions: ({ widthPx, heightPx }) => (widthPx > 0 ? `${widthPx} × ${heightPx}` : ''),
  added: ({ createdAtMs }) => <Added atMs={createdAtMs} />,
  used: ({ useCount }) => (useCount > 0 ? 'Yes' : 'No'),
  'alt-missing': (media) => <AltBadge media={media} />,
  alt: ({ altText }) => (
    <Text size="sm" lineClamp={2}>
      {altText}
    </Text>
  ),
  address: ({ address }) => address,
}

const kindLabels: Readonly<Record<PanelMedia['kind'], string>> = {
  picture: 'Picture',
  file: 'File',
  audio: 'Audio',
  video: 'Video',
}

function Added({ atMs }: { readonly atMs: number }) {
  const { moment } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {atMs > 0 && moment(atMs)}
    </Text>
  )
}

function AltBadge({ media }: { readonly media: PanelMedia }) {
  return lacksAltText(media) ? <StatusBadge tone="due">No alt text</StatusBadge> : null
}

/** A file in few lines, as on a phone. */
export function MediaCard({ media }: { readonly media: PanelMedia }) {
  const { kind, bytes, useCount } = media
  const words = [kindLabels[kind], bytes > 0 ? showSize(bytes) : '', useCount > 0 ? '' : 'Not used']
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <span className={classes.small}>
        <MediaPreview media={media} />
      </span>
      <Stack gap={4} flex={1} miw={0}>
        <FileLink media={media}>{fileName(media)}</FileLink>
        <Group justify="space-between" gap="xs">
          <Text size="xs" c="dimmed">
            {words.filter((each) => each !== '').join(' · ')}
          </Text>
          <AltBadge media={media} />
        </Group>
      </Stack>
    </Group>
  )
}

/** A file among the others, as a picture. */
export function MediaTile({ media }: { readonly media: PanelMedia }) {
  return (
    <FileLink media={media} className={classes.tile}>
      <MediaPreview media={media} />
      <span className={classes.name}>{fileName(media)}</span>
    </FileLink>
  )
}
