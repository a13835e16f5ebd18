import { Checkbox, NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { listFormsCall } from '@vitrine/contract/forms/form-list-calls'
import { useCall } from '../../call/use-call.ts'
import { useListChoices } from '../newsletter/use-lists.ts'
import { type FieldsProps, FormattedText, hintBelow, twoColumns } from './notice-card.tsx'

const offers = [
  { value: 'link', label: 'Follow a button' },
  { value: 'newsletter', label: 'Sign up for a newsletter' },
  { value: 'form', label: 'Fill in a form' },
]

/** What visitors can do in the popup. */
export function PopupOffer({ form }: FieldsProps) {
  const { offer } = form.getValues().popup
  return (
    <>
      <NativeSelect label="Visitors can" data={offers} {...form.getInputProps('popup.offer')} />
      {offer === 'link' && <LinkFields form={form} />}
      {offer === 'newsletter' && <SignUpFields form={form} />}
      {offer === 'form' && <FormChoice form={form} />}
    </>
  )
}

function LinkFields({ form }: FieldsProps) {
  return (
    <SimpleGrid {...twoColumns}>
      <TextInput label="Button" placeholder="See the shop" {...form.getInputProps('popup.action.label')} />
      <TextInput
        label="Button leads to"
        placeholder="/shop"
        description="Empty: no button"
        inputWrapperOrder={hintBelow}
        {...form.getInputProps('popup.action.url')}
      />
    </SimpleGrid>
  )
}

function SignUpFields({ form }: FieldsProps) {
  const lists = useListChoices()
  return (
    <>
      <SimpleGrid {...twoColumns}>
        <NativeSelect label="List" data={[...lists]} {...form.getInputProps('popup.form.listId')} />
        <TextInput label="Button" placeholder="Sign up" {...form.getInputProps('popup.form.buttonLabel')} />
      </SimpleGrid>
      <Checkbox label="Ask for a name" {...form.getInputProps('popup.form.asksName', { type: 'checkbox' })} />
      <FormattedText
        label="Words below the button"
        form={form}
        path="popup.form.footnoteHtml"
        html={form.getValues().popup.form.footnoteHtml}
      />
    </>
  )
}

function FormChoice({ form }: FieldsProps) {
  const { data } = useCall(listFormsCall, {})
  const forms = (data?.forms ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <NativeSelect
      label="Form"
      data={[{ value: '', label: 'Choose a form' }, ...forms]}
      description="Forms are made under Forms. One that stands on a page can be shown here, too."
      inputWrapperOrder={hintBelow}
      {...form.getInputProps('popup.form.formId')}
    />
  )
}
