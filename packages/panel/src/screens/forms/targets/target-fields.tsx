import { Anchor, PasswordInput, Select, Text, Textarea, TextInput } from '@mantine/core'
import type { useForm } from '@mantine/form'
import { isMailingList, isSigned } from '@vitrine/domain/forms/targets/form-target'
import type { TargetList } from './form-target.ts'
import type { TargetDraft } from './target-draft.ts'

interface TargetFieldsProps {
  readonly form: ReturnType<typeof useForm<TargetDraft>>
  readonly known: Pick<TargetList, 'choices' | 'newsletters'>
  readonly hasKey: boolean
}

/** The fields that a kind of target has. */
export function TargetFields({ form, known, hasKey }: TargetFieldsProps) {
  const { kind, settings } = form.values
  const keptText = hasKey ? 'Leave it empty to keep the one there is.' : 'It is kept sealed and never shown.'
  return (
    <>
      {kind === 'mail' && (
        <Textarea
          label="Addresses"
          description="One in each line, ten at most."
          required
          autosize
          minRows={2}
          value={settings.addresses.join('\n')}
          onChange={({ currentTarget }) =>
            form.setFieldValue('settings.addresses', currentTarget.value.split(/[\n,;]\s*/))
          }
          onBlur={() =>
            form.setFieldValue(
              'settings.addresses',
              settings.addresses.map((each) => each.trim()).filter((each) => each !== ''),
            )
          }
          error={form.errors['settings.addresses']}
        />
      )}
      {(isSigned(kind) || kind === 'listmonk') && (
        <TextInput
          label={kind === 'listmonk' ? 'Address of your Listmonk' : 'Address'}
          description={
            kind === 'automation'
              ? 'The service shows it where you choose “Webhook” as what begins.'
              : 'It begins with https:// and must be on the public internet, unless whoever runs this installation opened a network to it.'
          }
          type="url"
          inputMode="url"
          required
          {...form.getInputProps('settings.url')}
        />
      )}
      {kind === 'newsletter' && (
        <Select
          label="List"
          data={known.newsletters.map(({ id, name }) => ({ value: id, label: name }))}
          allowDeselect={false}
          {...form.getInputProps('settings.listId')}
          value={settings.listId || (known.newsletters[0]?.id ?? null)}
        />
      )}
      {kind === 'mailchimp' && (
        <>
          <TextInput
            label="Audience id"
            description="In Mailchimp: Audience, Settings."
            required
            {...form.getInputProps('settings.listId')}
          />
          <PasswordInput label="API key" description={keptText} {...form.getInputProps('key')} />
        </>
      )}
      {kind === 'listmonk' && (
        <TextInput
          label="List"
          description="The UUID of a public list."
          required
          {...form.getInputProps('settings.listId')}
        />
      )}
      {kind === 'google-sheets' && <SheetFields form={form} keptText={keptText} />}
      {isMailingList(kind) && <ConsentField form={form} known={known} />}
    </>
  )
}

function SheetFields({ form, keptText }: Pick<TargetFieldsProps, 'form'> & { readonly keptText: string }) {
  return (
    <>
      <TextInput
        label="Spreadsheet"
        description="What stands between /d/ and /edit in its address. The first row of the sheet is written by this target."
        required
        {...form.getInputProps('settings.listId')}
      />
      <TextInput
        label="Sheet"
        description="As it stands on its tab. Keep it for this form alone."
        required
        {...form.getInputProps('settings.sheetName')}
      />
      <Textarea
        label="JSON key of a service account"
        description={`Share the spreadsheet with the email address of the account. ${keptText}`}
        rows={4}
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('key')}
      />
      <Text size="sm" c="dimmed">
        <Anchor
          href="https://cloud.google.com/iam/docs/keys-create-delete"
          target="_blank"
          rel="noreferrer"
          inherit
        >
          How such a key is made
        </Anchor>
      </Text>
    </>
  )
}

/** Stands between a field and its choice in what the list of choices holds. */
const divider = '\u0000'

function ConsentField({ form, known: { choices } }: Pick<TargetFieldsProps, 'form' | 'known'>) {
  const { consentField, consentChoice } = form.values.settings
  if (choices.length === 0)
    return (
      <Text size="sm" c="red.9" role="alert">
        This form has no checkboxes. Add a field of checkboxes by which people say that they want it.
      </Text>
    )
  return (
    <Select
      label="Box by which people say that they want it"
      description="Who does not tick it joins no list."
      required
      data={choices.map(({ fieldId, title, choice }) => ({
        value: fieldId + divider + choice,
        label: title === '' ? choice : `${title}: ${choice}`,
      }))}
      value={consentField === '' ? null : consentField + divider + consentChoice}
      onChange={(value) => {
        const [field = '', choice = ''] = value?.split(divider) ?? []
        form.setFieldValue('settings.consentField', field)
        form.setFieldValue('settings.consentChoice', choice)
      }}
      error={form.errors['settings.consentChoice']}
    />
  )
}
