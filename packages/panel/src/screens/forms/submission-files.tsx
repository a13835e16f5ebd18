import { Anchor, Stack, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import type { readSubmissionCall } from '@vitrine/contract/forms/panel-calls'
import { Download } from 'lucide-react'

type SentFile = ReplyOf<typeof readSubmissionCall>['submission']['answers'][number]['files'][number]

/** Files that came with a submission. They come from visitors: each is only ever saved, never shown. */
export function SubmissionFiles({ files }: { readonly files: readonly SentFile[] }) {
  return (
    <Stack gap={6} mt={4}>
      {files.map(({ id, name, size, kind, address }) => (
        <div key={id}>
          <Anchor href={address} download={name} underline="always">
            <Download size={14} aria-hidden style={{ marginRight: 6, verticalAlign: '-2px' }} />
            {name}
          </Anchor>
          <Text span size="sm" c="dimmed" ml="xs">
            {kind}, {size}
          </Text>
        </div>
      ))}
      <Text size="sm" c="dimmed">
        Files come from visitors. Open them only where you trust who sent them.
      </Text>
    </Stack>
  )
}
