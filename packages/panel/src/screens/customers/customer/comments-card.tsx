import { Stack, Text } from '@mantine/core'
import { useFormat } from '../../../format/use-format.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import type { CustomerRecord } from './customer-record.ts'

const statusTexts = { public: 'shown', pending: 'waits for approval', spam: 'spam' } as const

/** What was written under items by the same e-mail address. */
export function CommentsCard({ comments }: Pick<CustomerRecord, 'comments'>) {
  const { moment } = useFormat()
  return (
    <PanelCard title="Comments">
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {comments.map(({ id, itemTitle, body, status, createdAtMs }) => (
          <li key={id}>
            <Text size="sm" lineClamp={4} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {body}
            </Text>
            <Text size="xs" c="dimmed">
              {[moment(createdAtMs), itemTitle, statusTexts[status]].filter(Boolean).join(', ')}
            </Text>
          </li>
        ))}
      </Stack>
    </PanelCard>
  )
}
