import { SimpleGrid, Text } from '@mantine/core'
import { MomentField } from '../../../../parts/fields/moment-field.tsx'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import type { SectionProps } from '../section.ts'

/** When an event takes place. Its end moves along with its beginning. */
export function EventSection({ input, change, errors }: SectionProps) {
  const { event } = input
  if (!event) return null
  const { startAtMs, endAtMs } = event
  return (
    <PanelCard title="When it takes place">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <MomentField
          label="Begins"
          atMs={startAtMs}
          error={errors['event.startAtMs']}
          onChange={(next) =>
            change(() => ({ event: { startAtMs: next, endAtMs: next + Math.max(0, endAtMs - startAtMs) } }))
          }
        />
        <MomentField
          label="Ends"
          atMs={endAtMs}
          error={errors['event.endAtMs']}
          onChange={(next) => change(() => ({ event: { startAtMs, endAtMs: next } }))}
        />
      </SimpleGrid>
      {errors.event && (
        <Text size="sm" c="error" mt="xs">
          {errors.event}
        </Text>
      )}
    </PanelCard>
  )
}
