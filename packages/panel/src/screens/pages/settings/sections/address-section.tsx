import { Checkbox, Stack, TextInput } from '@mantine/core'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { useSession } from '../../../../session/session.ts'
import type { PageSectionProps } from '../page-form.ts'

interface AddressSectionProps extends PageSectionProps {
  /** The address as it is stored. */
  readonly storedUrlId: string
}

/** Where a page is found; a new address offers to send the old one there. */
export function AddressSection({ form, about, storedUrlId }: AddressSectionProps) {
  const { site } = useSession()
  const isMoved = form.values.urlId !== storedUrlId
  return (
    <PanelCard title="Address">
      <Stack>
        <TextInput
          label="Address"
          required
          leftSection="/"
          description={
            about.isHomepage
              ? 'The home page is found at the address of the site; this one leads there.'
              : site.url.replace(/\/$/, '') + (isMoved ? `/${form.values.urlId}` : about.path)
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('urlId')}
        />
        {isMoved && (
          <Checkbox
            label={`Send visitors of /${storedUrlId} to the new address`}
            description="Links elsewhere, and what search engines know, keep working."
            {...form.getInputProps('redirectsOld', { type: 'checkbox' })}
          />
        )}
      </Stack>
    </PanelCard>
  )
}
