import { NumberInput, Stack, Switch, TextInput } from '@mantine/core'
import { changeMerchandisingCall, readMerchandisingCall } from '@vitrine/contract/selling/selling-calls'
import { usualButtonWords } from '@vitrine/domain/catalogue/sale/usual-button-words'
import { call } from '../../call/client.ts'
import { PanelCard } from '../../parts/panel-card.tsx'
import { SettingsForm } from '../../parts/settings/settings-form.tsx'
import { useSession } from '../../session/session.ts'
import { SettingsHead } from '../settings/settings-head.tsx'

/** What is said of products that are nearly gone, or gone. */
export function MerchandisingScreen() {
  const usual = usualButtonWords(useSession().site.locale)
  return (
    <>
      <SettingsHead title="Low stock and sold out" />
      <SettingsForm
        name={readMerchandisingCall.name}
        label="low stock and sold out"
        source={{
          read: () => call(readMerchandisingCall, {}),
          change: (stored) => call(changeMerchandisingCall, { body: stored }),
        }}
        savedText="The words were saved"
        fieldLabels={labels}
      >
        {(form) => (
          <>
            <PanelCard title="When few are left">
              <Stack>
                <Switch
                  label={labels.scarcityOnPages}
                  {...form.getInputProps('scarcityOnPages', { type: 'checkbox' })}
                />
                <Switch
                  label={labels.scarcityOnBlocks}
                  {...form.getInputProps('scarcityOnBlocks', { type: 'checkbox' })}
                />
                <NumberInput
                  label={labels.scarcityThreshold}
                  description="It is said from this many pieces down; with 0 it is never said."
                  maw={220}
                  min={0}
                  allowDecimal={false}
                  {...form.getInputProps('scarcityThreshold')}
                  onChange={(pieces) => form.setFieldValue('scarcityThreshold', Number(pieces || 0))}
                />
                <TextInput
                  label={labels.scarcityText}
                  description="{qtyInStock} becomes the number. A product with words of its own keeps them."
                  placeholder={usual.few}
                  {...form.getInputProps('scarcityText')}
                />
              </Stack>
            </PanelCard>
            <PanelCard title="When all are gone">
              <TextInput
                label={labels.soldOutText}
                description="A product with words of its own keeps them."
                placeholder={usual.gone}
                {...form.getInputProps('soldOutText')}
              />
            </PanelCard>
          </>
        )}
      </SettingsForm>
    </>
  )
}

const labels = {
  scarcityOnPages: 'Say it in the shop and on product pages',
  scarcityOnBlocks: 'Say it in product blocks on other pages',
  scarcityThreshold: 'From how many pieces',
  scarcityText: 'Words',
  soldOutText: 'Sold-out text',
}
