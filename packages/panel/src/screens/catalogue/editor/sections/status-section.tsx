import { Alert, NativeSelect, Stack, Switch } from '@mantine/core'
import { OptionalMoment } from '../../../../parts/fields/optional-moment.tsx'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { productTypes, typeTraits } from '../rules/product-types.ts'
import type { SectionProps } from '../section.ts'

/** Whether visitors see it, and what kind of thing it is. */
export function StatusSection({ draft, change, errors }: SectionProps) {
  return (
    <PanelCard title="Status">
      <Stack gap="md">
        <Switch
          label="Visible in the shop"
          checked={draft.isVisible}
          onChange={(event) => {
            const isVisible = event.currentTarget.checked
            change(() => ({ isVisible }))
          }}
        />
        {draft.isVisible && (
          <OptionalMoment
            label="Appears later, by itself"
            description="Until then it is hidden: nobody finds it, and nobody can buy it."
            atMs={draft.publishFromMs}
            error={errors.publishFromMs}
            onChange={(publishFromMs) => change(() => ({ publishFromMs }))}
          />
        )}
        <Switch
          label="Featured"
          description="Templates show featured products first."
          checked={draft.isFeatured}
          onChange={(event) => {
            const isFeatured = event.currentTarget.checked
            change(() => ({ isFeatured }))
          }}
        />
        <NativeSelect
          label="Type"
          data={productTypes.map((type) => ({ value: type, label: typeTraits[type].label }))}
          value={draft.type}
          error={errors.type}
          onChange={(event) => {
            const type = productTypes.find((each) => each === event.currentTarget.value)
            if (type) change(() => ({ type }))
          }}
        />
        {draft.type === 'paywall' && (
          <Alert title="For members alone">
            No list, search or feed shows it, and only members open its page. Prices of memberships themselves
            are set under Members.
          </Alert>
        )}
      </Stack>
    </PanelCard>
  )
}
