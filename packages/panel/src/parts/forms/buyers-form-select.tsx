import { Group, NativeSelect, Stack, Text } from '@mantine/core'
import { listFormsCall } from '@vitrine/contract/forms/form-list-calls'
import { useCall } from '../../call/use-call.ts'
import { LinkText } from '../link-text.tsx'

interface FormChoice {
  readonly label: string
  readonly description: string
  /** The id of the form; '' for none. */
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (formId: string) => void
}

/** Chooses a form that buyers fill in, and leads to where forms are made. */
export function BuyersFormSelect({ label, description, value, error, onChange }: FormChoice) {
  const query = useCall(listFormsCall, {}, { isFresh: true })
  const forms = query.data?.forms ?? []
  const chosen = forms.find(({ id }) => id === value)
  const choices = [
    { value: '', label: 'None' },
    ...forms
      .filter(({ id, isForBuyers }) => isForBuyers || id === value)
      .map(({ id, name }) => ({ value: id, label: name })),
    ...(value !== '' && query.data && !chosen ? [{ value, label: 'A form that is not there any more' }] : []),
  ]
  return (
    <Stack gap={6}>
      <NativeSelect
        label={label}
        description={description}
        data={query.data ? choices : [{ value, label: query.isError ? 'Not available' : 'Loading…' }]}
        disabled={!query.data}
        value={value}
        error={
          error ??
          (query.isError ? 'The forms could not be loaded. Reload the page to choose one.' : undefined)
        }
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Group gap="4px 16px">
        {chosen && (
          <LinkText to="/forms/$formId/edit" params={{ formId: chosen.id }} size="sm">
            Edit this form
          </LinkText>
        )}
        <LinkText to="/forms" size="sm">
          Make a form
        </LinkText>
      </Group>
      {chosen && !chosen.isForBuyers && (
        <Text size="sm" c="dimmed">
          Of this form, files and passwords are not asked for, and its steps are shown as one.
        </Text>
      )}
      {query.data && choices.length === 1 && (
        <Text size="sm" c="dimmed">
          No form can be chosen yet: one with files, passwords or steps cannot be filled in here.
        </Text>
      )}
    </Stack>
  )
}
