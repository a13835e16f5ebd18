import { NumberInput, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core'
import type { ItemLocation } from '@vitrine/domain/content/item'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { addressLinesOf } from '../../../../parts/places/address-lines-of.ts'
import { type ChosenPlace, PlaceField } from '../../../../parts/places/place-field.tsx'
import type { SectionProps } from '../section.ts'

const nowhere: ItemLocation = {
  addressTitle: '',
  addressLine1: '',
  addressLine2: '',
  addressCountry: '',
  mapLat: 0,
  mapLng: 0,
  mapZoom: 12,
  markerLat: 0,
  markerLng: 0,
}

/** A chosen place as items keep one. A city is no name of a venue: the name stays for its owner to write. */
function locationOf(place: ChosenPlace): Partial<ItemLocation> {
  const { name, city, latitude, longitude } = place
  return {
    ...(name === city ? {} : { addressTitle: name }),
    ...addressLinesOf(place),
    ...{ mapLat: latitude, mapLng: longitude, markerLat: latitude, markerLng: longitude },
  }
}

/** Where it takes place or what it is about, with the spot on a map. */
export function PlaceSection({ input, change, errors }: SectionProps) {
  const { location } = input
  const set = (part: Partial<ItemLocation>) =>
    change((now) => ({ location: { ...(now.location ?? nowhere), ...part } }))
  const text = (name: 'addressTitle' | 'addressLine1' | 'addressLine2' | 'addressCountry', label: string) => (
    <TextInput
      label={label}
      value={location?.[name] ?? ''}
      maxLength={500}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  )
  const number = (value: string | number) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
  return (
    <PanelCard title="Place">
      <Stack gap="md">
        <Switch
          label="It has a place"
          checked={location !== null}
          onChange={(event) => {
            const isOn = event.currentTarget.checked
            change(() => ({ location: isOn ? nowhere : null }))
          }}
        />
        {location && (
          <>
            <PlaceField
              section="event"
              description="Fills in the address and the spot on the map below."
              onChoose={(place) => set(locationOf(place))}
            />
            {text('addressTitle', 'Name of the place')}
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              {text('addressLine1', 'Street and number')}
              {text('addressLine2', 'Town, region, postcode')}
              {text('addressCountry', 'Country')}
            </SimpleGrid>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <NumberInput
                label="Latitude"
                description="Such as 52.5163"
                value={location.markerLat}
                error={errors.location}
                decimalScale={6}
                hideControls
                onChange={(value) => set({ markerLat: number(value), mapLat: number(value) })}
              />
              <NumberInput
                label="Longitude"
                description="Such as 13.3777"
                value={location.markerLng}
                error={errors.location !== undefined}
                decimalScale={6}
                hideControls
                onChange={(value) => set({ markerLng: number(value), mapLng: number(value) })}
              />
            </SimpleGrid>
          </>
        )}
      </Stack>
    </PanelCard>
  )
}
