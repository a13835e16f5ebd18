import { Box, SimpleGrid, TextInput } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { changeBusinessCall, readBusinessCall } from '@vitrine/contract/website/settings/business-calls'
import { call } from '../../../call/client.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { addressLinesOf } from '../../../parts/places/address-lines-of.ts'
import { PlaceField } from '../../../parts/places/place-field.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'
import { SettingsHead } from '../../settings/settings-head.tsx'
import { HoursFields } from './hours-fields.tsx'
import { SocialFields } from './social-fields.tsx'

const route = getRouteApi('/panel/settings/business')

/** Who runs the site, how they are reached, when they are there, and where else they are. */
export function BusinessScreen() {
  const { field } = route.useSearch()
  return (
    <>
      <SettingsHead title="Business and contact" />
      <SettingsForm
        name={readBusinessCall.name}
        label="business and contact"
        source={{
          read: () => call(readBusinessCall, {}),
          change: (stored) => call(changeBusinessCall, { body: stored }),
        }}
        savedText="Business and contact were saved"
        fieldLabels={{
          businessName: 'Business name',
          location: 'Address',
          contactEmail: 'Email',
          contactPhoneNumber: 'Phone',
          hours: 'Opening hours',
          socialAccounts: 'Social accounts',
        }}
      >
        {(form) => (
          <>
            <PanelCard title="Business">
              <TextInput
                label="Business name"
                description="Who sells, as it stands on receipts."
                {...form.getInputProps('businessName')}
              />
              <Box mt="md">
                <PlaceField
                  section="business"
                  description="Fills in the address below; what it does not know stays for you to write."
                  onChoose={(place) =>
                    form.setFieldValue('location', { ...form.getValues().location, ...addressLinesOf(place) })
                  }
                />
              </Box>
              <SimpleGrid cols={{ base: 1, sm: 2 }} mt="md">
                <TextInput
                  label="Name of the place"
                  placeholder="The corner shop"
                  {...form.getInputProps('location.addressTitle')}
                />
                <TextInput
                  label="Street and number"
                  autoComplete="street-address"
                  {...form.getInputProps('location.addressLine1')}
                />
                <TextInput
                  label="Town, region and postcode"
                  {...form.getInputProps('location.addressLine2')}
                />
                <TextInput
                  label="Country"
                  autoComplete="country-name"
                  {...form.getInputProps('location.addressCountry')}
                />
              </SimpleGrid>
            </PanelCard>
            <PanelCard title="Contact">
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <TextInput
                  label="Email"
                  description="Everybody can read it: it stands in your mail and on pages of your site, and visitors answer to it."
                  inputWrapperOrder={['label', 'input', 'description', 'error']}
                  type="email"
                  autoFocus={field === 'contactEmail'}
                  {...form.getInputProps('contactEmail')}
                />
                <TextInput
                  label="Phone"
                  description="Everybody can read it, too."
                  inputWrapperOrder={['label', 'input', 'description', 'error']}
                  type="tel"
                  {...form.getInputProps('contactPhoneNumber')}
                />
              </SimpleGrid>
            </PanelCard>
            <PanelCard title="Opening hours">
              <HoursFields
                value={form.getValues().hours}
                errors={form.errors}
                onChange={(hours) => form.setFieldValue('hours', hours)}
              />
            </PanelCard>
            <PanelCard title="Social accounts">
              <SocialFields
                value={form.getValues().socialAccounts}
                errors={form.errors}
                onChange={(accounts) => form.setFieldValue('socialAccounts', accounts)}
              />
            </PanelCard>
          </>
        )}
      </SettingsForm>
    </>
  )
}
