import { Stack, Switch, Text, TextInput } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { readDutiesCall } from '@vitrine/contract/selling/duties-call'
import type { readCheckoutOptionsCall } from '@vitrine/contract/selling/selling-calls'
import { useCall } from '../../call/use-call.ts'
import { countryName } from '../../parts/names/country-names.ts'
import { PanelCard } from '../../parts/panel-card.tsx'
import { Shown } from '../../parts/reading/shown.tsx'
import type { SettingsFields } from '../../parts/settings/use-settings-draft.ts'
import { dutyTitle, gapText } from './duty-words.ts'

type Options = ReplyOf<typeof readCheckoutOptionsCall>['value']
type Duty = ReplyOf<typeof readDutiesCall>['duties'][number]

interface DutiesProps {
  readonly form: SettingsFields<Options>
}

/** What the law of the shop's country wants shown, what is missing for it, and the switches. */
export function DutiesCard({ form }: DutiesProps) {
  const reading = useCall(readDutiesCall, {})
  return (
    <PanelCard title="What the law wants shown">
      <Shown of={[reading]} loading="Loading what the law wants shown" height={160}>
        {(data) => (
          <>
            {data.duties.length === 0 && (
              <Text size="sm">
                Nothing is known to us that the law of your country ({countryName(data.country)}) wants shown.
              </Text>
            )}
            {data.duties.length > 0 && (
              <Stack>
                <Text size="sm" c="dimmed">
                  Your shop is in {countryName(data.country)}: buyers are shown this. It is no legal advice.
                  Who switches something off says why; the activity log keeps it.
                </Text>
                {data.duties.map((duty) => (
                  <DutyRow key={duty.code} duty={duty} form={form} />
                ))}
              </Stack>
            )}
          </>
        )}
      </Shown>
    </PanelCard>
  )
}

function DutyRow({ duty, form }: DutiesProps & { readonly duty: Duty }) {
  const { dutiesOff } = form.getValues()
  const place = dutiesOff.findIndex((each) => each.code === duty.code)
  const set = (next: Options['dutiesOff']) => form.setFieldValue('dutiesOff', next)
  return (
    <div>
      <Switch
        label={dutyTitle[duty.code]}
        description={duty.law}
        checked={place < 0}
        onChange={({ currentTarget }) =>
          set(
            currentTarget.checked
              ? dutiesOff.filter((each) => each.code !== duty.code)
              : [...dutiesOff, { code: duty.code, note: '' }],
          )
        }
      />
      {place < 0 &&
        duty.gaps.map((gap) => (
          <Text key={gap} size="sm" c="orange.9" mt={4}>
            {gapText[gap]}
          </Text>
        ))}
      {place >= 0 && (
        <TextInput
          label="Why it is switched off"
          mt="xs"
          required
          maxLength={200}
          value={dutiesOff[place]?.note ?? ''}
          error={form.errors[`dutiesOff.${place}.note`]}
          onChange={({ currentTarget: { value: note } }) =>
            set(dutiesOff.map((each, index) => (index === place ? { ...each, note } : each)))
          }
        />
      )}
    </div>
  )
}
