import { Stack, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import type { readMediaCall } from '@vitrine/contract/media/library-calls'
import { showSize } from '../../../format/show-size.ts'
import { useFormat } from '../../../format/use-format.ts'
import type { PanelMedia } from '../../../parts/media/send-file.ts'
import { FileActs } from './file-acts.tsx'
import { type DraftState, MediaForm } from './media-form.tsx'
import { UseList } from './use-list.tsx'

interface MediaDetailProps {
  readonly known: ReplyOf<typeof readMediaCall>
  /** How it is with what is written of the file. */
  readonly onDraft: (state: DraftState) => void
  readonly onChanged: () => void
  readonly onRemoved: () => void
}

/** What is known of a file, and what can be done with it. */
export function MediaDetail(props: MediaDetailProps) {
  const { onDraft, onChanged, onRemoved } = props
  const { media, uses } = props.known
  return (
    <Stack>
      <Player media={media} />
      <Facts media={media} />
      <FileActs media={media} uses={uses} onChanged={onChanged} onRemoved={onRemoved} />
      <MediaForm media={media} onDraft={onDraft} onChanged={onChanged} />
      <UseList uses={uses} count={media.useCount} />
    </Stack>
  )
}

function Player({ media: { kind, assetUrl, filename } }: { readonly media: PanelMedia }) {
  const player = { src: assetUrl, 'aria-label': filename, style: { width: '100%' } }
  switch (kind) {
    case 'audio':
      return <audio controls preload="none" {...player} />
    case 'video':
      return <video controls preload="metadata" {...player} />
    default:
      return null
  }
}

function Facts({ media }: { readonly media: PanelMedia }) {
  const format = useFormat()
  const { widthPx, heightPx, bytes, durationMs, createdAtMs, replacedAtMs } = media
  const sizeText = widthPx > 0 ? `${widthPx} × ${heightPx} pixels` : null
  const facts = [
    sizeText,
    bytes > 0 ? showSize(bytes) : null,
    durationMs > 0 ? showDuration(durationMs) : null,
    createdAtMs > 0 ? `uploaded ${format.day(createdAtMs)}` : null,
    replacedAtMs === null ? null : `replaced ${format.day(replacedAtMs)}`,
  ]
  return (
    <Text size="sm" c="dimmed">
      {facts.filter((fact) => fact !== null).join(' · ')}
    </Text>
  )
}

function showDuration(durationMs: number): string {
  const seconds = Math.round(durationMs / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
