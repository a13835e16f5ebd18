import { Group, NativeSelect, Stack, Switch, TextInput } from '@mantine/core'
import { usualButtonWords } from '@vitrine/domain/catalogue/sale/usual-button-words'
import { BuyersFormSelect } from '../../../../parts/forms/buyers-form-select.tsx'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { useSession } from '../../../../session/session.ts'
import type { ProductDraft } from '../rules/draft.ts'
import { typeTraits } from '../rules/product-types.ts'
import type { SectionProps } from '../section.ts'

type TextField = 'scarcityText' | 'scarcityThreshold' | 'customAddButtonText' | 'customSoldOutText'

/** Words at the button, and the message when few are left. */
export function SellingSection({ draft, change, errors }: SectionProps) {
  const usual = usualButtonWords(useSession().site.locale)
  const bind = (field: TextField) => ({
    value: draft[field],
    onChange: (event: { currentTarget: { value: string } }) => {
      const part: Partial<ProductDraft> = { [field]: event.currentTarget.value }
      change(() => part)
    },
  })
  return (
    <PanelCard title="Selling">
      <Stack gap="md">
        <TextInput
          label="Button text"
          placeholder={usual.toCart}
          maxLength={60}
          error={errors.customAddButtonText}
          {...bind('customAddButtonText')}
        />
        <TextInput
          label="Sold-out text"
          placeholder={usual.gone}
          maxLength={60}
          error={errors.customSoldOutText}
          {...bind('customSoldOutText')}
        />
        <NativeSelect
          label="Tax"
          data={taxClasses}
          value={draft.taxClass}
          onChange={(event) => {
            const chosen = taxClasses.find(({ value }) => value === event.currentTarget.value)
            change(() => ({ taxClass: chosen?.value ?? 'standard' }))
          }}
        />
        <NativeSelect
          label="Right of withdrawal"
          description="Which buyers in Europe have by law, but for some goods."
          data={exemptions}
          value={draft.withdrawalExemption}
          onChange={(event) => {
            const chosen = exemptions.find(({ value }) => value === event.currentTarget.value)
            change(() => ({ withdrawalExemption: chosen?.value ?? '' }))
          }}
        />
        <BuyersFormSelect
          label="Form to fill in"
          description="Asked for before it goes into the cart, such as the words of an engraving. You see it with the order."
          value={draft.formId}
          error={errors.additionalFieldsFormId}
          onChange={(formId) => change(() => ({ formId }))}
        />
        {(typeTraits[draft.type].hasStock || draft.hasScarcity) && (
          <Switch
            label="Say when few are left"
            checked={draft.hasScarcity}
            onChange={(event) => {
              const hasScarcity = event.currentTarget.checked
              change(() => ({ hasScarcity }))
            }}
          />
        )}
        {draft.hasScarcity && (
          <Group gap="sm" align="flex-start">
            <TextInput
              label="Message"
              description="{qtyInStock} becomes the number."
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              maxLength={200}
              flex="1 1 160px"
              error={errors['scarcity.text']}
              {...bind('scarcityText')}
            />
            <TextInput
              label="From how many"
              inputMode="numeric"
              w={110}
              error={errors['scarcity.threshold']}
              {...bind('scarcityThreshold')}
            />
          </Group>
        )}
      </Stack>
    </PanelCard>
  )
}

const taxClasses: { value: ProductDraft['taxClass']; label: string }[] = [
  { value: 'standard', label: 'As most products' },
  { value: 'reduced', label: 'At the reduced rate' },
  { value: 'exempt', label: 'Not taxed' },
]

const exemptions: { value: ProductDraft['withdrawalExemption']; label: string }[] = [
  { value: '', label: 'As most products' },
  { value: 'custom-made', label: 'None: made to measure or personal' },
  { value: 'sealed-hygiene', label: 'None once opened: sealed for hygiene' },
  { value: 'sealed-recording', label: 'None once opened: sealed recording or program' },
  { value: 'perishable', label: 'None: perishable' },
  { value: 'mixed', label: 'None: mixed inseparably with other things' },
  { value: 'newspaper', label: 'None: newspaper or magazine' },
  { value: 'dated-service', label: 'None: service for a certain day' },
]
