import { Anchor, PasswordInput, Radio, Stack, Text, TextInput } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { changePlacesCall, readPlacesCall } from '@vitrine/contract/places/panel-calls'
import { maskedSecret } from '@vitrine/domain/website/settings/masked-secret'
import { call } from '../../../call/client.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'
import type { SettingsFields } from '../../../parts/settings/use-settings-draft.ts'
import { SettingsHead } from '../../settings/settings-head.tsx'

interface FieldsProps {
  readonly form: SettingsFields<ReplyOf<typeof readPlacesCall>['value']>
}

/** Who suggests cities and addresses, and whose map pages draw. */
export function PlacesScreen() {
  return (
    <>
      <SettingsHead title="Places and maps" />
      <SettingsForm
        name={readPlacesCall.name}
        label="places and maps"
        source={{
          read: () => call(readPlacesCall, {}),
          change: (stored) => call(changePlacesCall, { body: stored }),
        }}
        savedText="Places and maps were saved"
        fieldLabels={{
          service: 'Suggestions',
          googleKey: 'Key of the Places API',
          tileAddress: 'Address of the map',
          tileCredit: 'Credit',
          tileKey: 'Key of the map',
        }}
      >
        {(form) => (
          <>
            <SuggestionsCard form={form} />
            <MapCard form={form} />
          </>
        )}
      </SettingsForm>
    </>
  )
}

function SuggestionsCard({ form }: FieldsProps) {
  return (
    <PanelCard title="Suggestions of places">
      <Stack>
        <Radio.Group
          label="Who knows places"
          description="Suggested while you write the place of an event or your own address, and while buyers write their city."
          {...form.getInputProps('service')}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="built-in"
              label="Built in"
              description="The cities of the world. No other company learns what is typed. Cities by GeoNames, CC BY 4.0."
            />
            <Radio
              value="google"
              label="Google Places"
              description="Streets and sights, too. Google learns what is typed, but not by whom: say so in your privacy policy."
            />
          </Stack>
        </Radio.Group>
        {form.getValues().service === 'google' && <GoogleKeyField form={form} />}
      </Stack>
    </PanelCard>
  )
}

function GoogleKeyField({ form }: FieldsProps) {
  return (
    <PasswordInput
      label="Key of the Places API"
      description={
        form.getValues().googleKey === maskedSecret
          ? 'The key is kept. Type another to replace it.'
          : 'Of a project that has “Places API (New)” switched on. It stays on the server, and is not shown again.'
      }
      maxLength={200}
      autoComplete="off"
      visibilityToggleButtonProps={{ 'aria-label': 'Show the key' }}
      onFocus={(event) => event.currentTarget.select()}
      {...form.getInputProps('googleKey')}
    />
  )
}

function MapCard({ form }: FieldsProps) {
  const { tileAddress } = form.getValues()
  return (
    <PanelCard title="Maps on your pages">
      <Stack>
        <Text size="sm">
          Without an address, maps are a plain drawing with a link to{' '}
          <Anchor
            size="sm"
            href="https://www.openstreetmap.org/"
            target="_blank"
            rel="noreferrer"
            underline="always"
          >
            OpenStreetMap
          </Anchor>
          , whose map is loaded only when a visitor presses. With one, visitors see a map that they can move
          as soon as it is in view, and its host learns that they do: say so in your privacy policy.
        </Text>
        <TextInput
          label="Address of the map"
          description="Where the squares of the map come from, with {z}, {x} and {y}, and {key} if there is one. Empty: a plain drawing."
          placeholder="https://tiles.example.org/{z}/{x}/{y}.png"
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('tileAddress')}
        />
        {tileAddress.trim() !== '' && (
          <TextInput
            label="Credit"
            description="Whom the map is by, as its licence asks, such as © OpenStreetMap contributors."
            {...form.getInputProps('tileCredit')}
          />
        )}
        {tileAddress.includes('{key}') && (
          <TextInput
            label="Key of the map"
            description="Pages show it: let it be used from your own domain only."
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('tileKey')}
          />
        )}
      </Stack>
    </PanelCard>
  )
}
