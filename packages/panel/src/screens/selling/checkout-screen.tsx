import { NumberInput, Select, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { changeCheckoutOptionsCall, readCheckoutOptionsCall } from '@vitrine/contract/selling/selling-calls'
import { call } from '../../call/client.ts'
import { AmountField } from '../../parts/amount-field.tsx'
import { BuyersFormSelect } from '../../parts/forms/buyers-form-select.tsx'
import { NoMailNotice } from '../../parts/mail/no-mail-notice.tsx'
import { countryChoices } from '../../parts/names/country-names.ts'
import { PanelCard } from '../../parts/panel-card.tsx'
import { SettingsForm } from '../../parts/settings/settings-form.tsx'
import type { SettingsFields } from '../../parts/settings/use-settings-draft.ts'
import { SettingsHead } from '../settings/settings-head.tsx'
import { DutiesCard } from './duties-card.tsx'

type Options = ReplyOf<typeof readCheckoutOptionsCall>['value']
interface FieldsProps {
  readonly form: SettingsFields<Options>
}

/** How buyers check out, and how orders are numbered. */
export function CheckoutScreen() {
  return (
    <>
      <SettingsHead title="Checkout and orders" />
      <SettingsForm
        name={readCheckoutOptionsCall.name}
        label="the checkout"
        source={{
          read: () => call(readCheckoutOptionsCall, {}),
          change: (stored) => call(changeCheckoutOptionsCall, { body: stored }),
        }}
        savedText="The checkout was saved"
        fieldLabels={labels}
      >
        {(form) => (
          <>
            <CheckoutCard form={form} />
            <DownloadsCard form={form} />
            <NumbersCard form={form} />
            <ShopCard form={form} />
            <DutiesCard form={form} />
          </>
        )}
      </SettingsForm>
    </>
  )
}

const labels: Record<keyof Options & string, string> = {
  isExpressCheckout: 'Express checkout',
  minimumSubtotalCents: 'Minimum order',
  asksForNote: 'Note from the buyer',
  checkoutFormId: 'Form of the checkout',
  asksForTerms: 'Agree to the terms',
  asksForVatId: 'VAT number of the buyer',
  asksForNews: 'Ask whether buyers want news',
  hasAccounts: 'Accounts of customers',
  allowsSeveralServices: 'Several of a service',
  defaultCountry: 'Usual country',
  continueShoppingUrl: 'Continue shopping',
  downloadsPerFile: 'Downloads for each file',
  downloadDays: 'Days',
  downloadVersion: 'Which version',
  numberPrefix: 'Before the number',
  numberSuffix: 'After the number',
  nextNumber: 'Next number',
  shippingUrl: 'Page about delivery',
  dutiesOff: 'What the law wants shown',
}

function CheckoutCard({ form }: FieldsProps) {
  return (
    <PanelCard title="Checkout">
      <Stack>
        <Switch
          label={labels.isExpressCheckout}
          description="The add button leads straight to the checkout, without a stop at the cart."
          {...form.getInputProps('isExpressCheckout', { type: 'checkbox' })}
        />
        <Switch
          label={labels.asksForNote}
          description="Buyers can write a note. You see it with the order, in mails and on the packing slip."
          {...form.getInputProps('asksForNote', { type: 'checkbox' })}
        />
        <BuyersFormSelect
          label={labels.checkoutFormId}
          description="Buyers fill it in before they pay. You see it with the order, in mails and on the packing slip."
          value={form.getValues().checkoutFormId}
          error={form.errors.checkoutFormId?.toString()}
          onChange={(formId) => form.setFieldValue('checkoutFormId', formId)}
        />
        <Switch
          label={labels.asksForTerms}
          description="Buyers must tick that they agree to your terms before they order. The order keeps when they did."
          {...form.getInputProps('asksForTerms', { type: 'checkbox' })}
        />
        <Switch
          label={labels.asksForVatId}
          description="Business buyers can give it. How it is written and its check digits are checked. Where you have a number of your own under Invoices, a number of another country of the Union is asked for at VIES: if it is confirmed and you deliver to another country of the Union, no VAT is charged (reverse charge). You see it with the order, buyers in their mails and on the page of the order."
          {...form.getInputProps('asksForVatId', { type: 'checkbox' })}
        />
        <Switch
          label={labels.asksForNews}
          description="Buyers can tick “Email me with news and offers”. Who ticks it comes onto the first list of your newsletter, or is asked by mail first, as that list is set. Test orders put nobody on it."
          {...form.getInputProps('asksForNews', { type: 'checkbox' })}
        />
        <Switch
          label={labels.hasAccounts}
          description="Customers can make an account at /account: they see their orders and files there, and keep addresses. Nobody needs one to buy."
          {...form.getInputProps('hasAccounts', { type: 'checkbox' })}
        />
        {form.getValues().hasAccounts && <NoMailNotice />}
        <Switch
          label={labels.allowsSeveralServices}
          description="Buyers can take more than one of a service, such as seats of a workshop."
          {...form.getInputProps('allowsSeveralServices', { type: 'checkbox' })}
        />
        <AmountField
          label={labels.minimumSubtotalCents}
          description="Buyers of less are told how much their order must come to. Empty for no minimum."
          maw={420}
          {...form.getInputProps('minimumSubtotalCents')}
        />
      </Stack>
    </PanelCard>
  )
}

function DownloadsCard({ form }: FieldsProps) {
  const { downloadsPerFile, downloadDays } = form.getValues()
  const limit = (field: 'downloadsPerFile' | 'downloadDays', value: number | null) => ({
    ...form.getInputProps(field),
    value: value ?? '',
    placeholder: 'No limit',
    onChange: (next: number | string) => form.setFieldValue(field, next === '' ? null : Number(next)),
  })
  return (
    <PanelCard title="Downloads">
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <NumberInput
          label={labels.downloadsPerFile}
          hideControls
          allowDecimal={false}
          allowNegative={false}
          {...limit('downloadsPerFile', downloadsPerFile)}
        />
        <NumberInput
          label={labels.downloadDays}
          hideControls
          allowDecimal={false}
          allowNegative={false}
          {...limit('downloadDays', downloadDays)}
        />
        <Select
          label={labels.downloadVersion}
          data={versionChoices}
          allowDeselect={false}
          {...form.getInputProps('downloadVersion')}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt="sm">
        For orders from now on. Going on with a download that broke off costs none.
      </Text>
    </PanelCard>
  )
}

const versionChoices = [
  { value: 'newest', label: 'The newest of each file' },
  { value: 'bought', label: 'As it was bought' },
]

function NumbersCard({ form }: FieldsProps) {
  const { numberPrefix, numberSuffix, nextNumber } = form.getValues()
  const isPlain = numberPrefix === '' && numberSuffix === ''
  return (
    <PanelCard title="Order numbers">
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput label={labels.numberPrefix} placeholder="None" {...form.getInputProps('numberPrefix')} />
        <NumberInput
          label={labels.nextNumber}
          hideControls
          allowDecimal={false}
          allowNegative={false}
          {...form.getInputProps('nextNumber')}
          onChange={(next) => form.setFieldValue('nextNumber', Number(next || 0))}
        />
        <TextInput label={labels.numberSuffix} placeholder="None" {...form.getInputProps('numberSuffix')} />
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt="sm">
        The next order is {isPlain ? `#${nextNumber}` : `${numberPrefix}${nextNumber}${numberSuffix}`}.
        Numbers only go up, so that none is given twice. Orders that are there keep theirs.
      </Text>
    </PanelCard>
  )
}

const usualCountryChoices = [{ value: '', label: 'Where your business is' }, ...countryChoices]

function ShopCard({ form }: FieldsProps) {
  return (
    <PanelCard title="Around the checkout">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={labels.defaultCountry}
          description="Chosen for buyers at first. Without a choice of yours it follows the business address, and until there is one, language and time zone."
          data={usualCountryChoices}
          searchable
          allowDeselect={false}
          {...form.getInputProps('defaultCountry')}
        />
        <TextInput
          label={labels.continueShoppingUrl}
          description="Where the cart and orders lead back to."
          {...form.getInputProps('continueShoppingUrl')}
        />
        <TextInput
          label={labels.shippingUrl}
          description="Where you say what delivery costs. Prices link to it where the law wants that."
          {...form.getInputProps('shippingUrl')}
        />
      </SimpleGrid>
    </PanelCard>
  )
}
