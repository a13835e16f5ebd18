import { Fieldset, Group, Stack, Text } from '@mantine/core'
import type { Order } from '@vitrine/domain/orders/order'
import { unitTexts } from '@vitrine/domain/orders/parcels/fulfill-order'
import { deliversItself, type LineUnits } from '@vitrine/domain/orders/parcels/left-to-send'
import { CountField } from '../../../../parts/numbers/count-field.tsx'

interface ParcelLinesProps {
  readonly order: Order
  readonly waiting: readonly LineUnits[]
  readonly units: readonly LineUnits[]
  readonly onChange: (units: readonly LineUnits[]) => void
  /** What the units are in, or what they are. */
  readonly place?: keyof typeof placeTexts
}

/** How many units of each line are in a parcel, or are ready for their buyer, or with them; where there is but one unit to send, which that is. */
export function ParcelLines({ order, waiting, units, onChange, place: where = 'parcel' }: ParcelLinesProps) {
  const texts = placeTexts[where]
  const isOne = waiting.length === 1 && waiting[0]?.quantity === 1
  if (waiting.length === 0) return null
  if (isOne)
    return (
      <Text size="sm">
        {texts.legend}: {unitTexts(order, waiting).join(', ')}
      </Text>
    )
  return (
    <Fieldset legend={texts.legend} p="sm">
      <Stack gap="sm">
        {units.map(({ lineId, quantity }, place) => {
          const line = order.lines.find(({ id }) => id === lineId)
          const most = waiting[place]?.quantity ?? 0
          const options = line?.optionValues.map(({ value }) => value).join(', ')
          const name = options ? `${line?.title}, ${options}` : (line?.title ?? '')
          return (
            <Group key={lineId} justify="space-between" wrap="nowrap" gap="sm">
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {name}
              </Text>
              <Group gap="xs" wrap="nowrap">
                <CountField
                  aria-label={texts.unitsOf(name)}
                  w={88}
                  most={most}
                  value={quantity}
                  onChange={(written) => onChange(units.with(place, { lineId, quantity: written }))}
                />
                <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                  of {most}
                </Text>
              </Group>
            </Group>
          )
        })}
        {order.lines.some(deliversItself) && (
          <Text size="xs" c="dimmed">
            Files and gift cards are delivered by themselves.
          </Text>
        )}
      </Stack>
    </Fieldset>
  )
}

const placeTexts = {
  parcel: { legend: 'In this parcel', unitsOf: (name: string) => `Units of ${name} in this parcel` },
  ready: {
    legend: 'Ready for pickup',
    unitsOf: (name: string) => `Units of ${name} that are ready for pickup`,
  },
  'picked-up': { legend: 'Picked up', unitsOf: (name: string) => `Units of ${name} that were picked up` },
  delivered: { legend: 'Delivered', unitsOf: (name: string) => `Units of ${name} that were delivered` },
  done: { legend: 'Done', unitsOf: (name: string) => `Units of ${name} that are done` },
} as const
