import { Button, Popover, Stack, Text } from '@mantine/core'
import { CalendarClock } from 'lucide-react'
import { useFormat } from '../../../../format/use-format.ts'
import { OptionalMoment } from '../../../../parts/fields/optional-moment.tsx'
import type { VariantDraft } from '../rules/draft.ts'

interface SaleTimesProps {
  readonly row: VariantDraft
  readonly name: string | undefined
  readonly error: string | undefined
  readonly onChange: (key: string, part: Partial<VariantDraft>) => void
}

/** When a sale begins and ends by itself, behind a button that tells it. */
export function SaleTimes({ row, name, error, onChange }: SaleTimesProps) {
  const { moment } = useFormat()
  const { saleFromMs, saleUntilMs } = row
  const words = timesText(
    saleFromMs === null ? null : moment(saleFromMs),
    saleUntilMs === null ? null : moment(saleUntilMs),
  )
  return (
    <>
      <Popover trapFocus returnFocus position="bottom-start" width={300} shadow="md">
        <Popover.Target>
          <Button
            variant="subtle"
            size="compact-xs"
            mt={4}
            px={4}
            h="auto"
            mih={28}
            styles={{ label: { whiteSpace: 'normal', textAlign: 'left' } }}
            leftSection={<CalendarClock size={14} aria-hidden />}
            aria-label={name && `Times of the sale of ${name}: ${words}`}
          >
            {words}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <Stack gap="sm">
            <OptionalMoment
              label="Begins by itself"
              atMs={saleFromMs}
              onChange={(atMs) => onChange(row.key, { saleFromMs: atMs })}
            />
            <OptionalMoment
              label="Ends by itself"
              atMs={saleUntilMs}
              error={error}
              onChange={(atMs) => onChange(row.key, { saleUntilMs: atMs })}
            />
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {error && (
        <Text size="xs" c="red">
          {error}
        </Text>
      )}
    </>
  )
}

function timesText(from: string | null, until: string | null): string {
  if (from !== null) return until === null ? `From ${from}` : `From ${from} until ${until}`
  return until === null ? 'Set when it begins or ends' : `Until ${until}`
}
