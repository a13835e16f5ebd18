import { Fieldset, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import type { NewsletterListInput } from '@vitrine/domain/newsletter/newsletter-list'

interface ListFieldsProps {
  readonly input: NewsletterListInput
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (part: Partial<NewsletterListInput>) => void
}

/** What is decided about a list. */
export function ListFields(props: ListFieldsProps) {
  const { input, errors, onChange } = props
  return (
    <>
      <TextInput
        label="Name"
        description="Visitors do not see it."
        required
        value={input.name}
        error={errors.name}
        data-autofocus
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextInput
        label="Sender"
        description="The name that its mails come from. Empty for that of your mails."
        value={input.senderName}
        error={errors.senderName}
        onChange={({ currentTarget }) => onChange({ senderName: currentTarget.value })}
      />
      <Switch
        label="Ask whether opens and clicks may be counted"
        description="Sign-ups get a box that nobody has to tick. Only of those who tick it, campaigns tell how many opened them and which links were followed. They can take it back by the link of each mail."
        checked={input.asksMeasuring ?? false}
        onChange={({ currentTarget }) => onChange({ asksMeasuring: currentTarget.checked })}
      />
      <ConfirmationFields {...props} />
      <GreetingFields {...props} />
    </>
  )
}

function ConfirmationFields({ input, errors, onChange }: ListFieldsProps) {
  return (
    <Fieldset legend="Confirmation">
      <Stack>
        <Switch
          label="Ask by mail first"
          description="Whoever signs up follows a link before they are on the list: nobody can put others on it. In many countries this is how consent is proved."
          checked={input.isConfirmed}
          onChange={({ currentTarget }) => onChange({ isConfirmed: currentTarget.checked })}
        />
        <TextInput
          label="Subject"
          placeholder="Please confirm your address"
          value={input.confirmationSubject}
          error={errors.confirmationSubject}
          onChange={({ currentTarget }) => onChange({ confirmationSubject: currentTarget.value })}
        />
        <Textarea
          label="Words"
          description="The button that confirms, and how long it holds, follow by themselves."
          autosize
          minRows={2}
          value={input.confirmationText}
          error={errors.confirmationText}
          onChange={({ currentTarget }) => onChange({ confirmationText: currentTarget.value })}
        />
      </Stack>
    </Fieldset>
  )
}

function GreetingFields({ input, errors, onChange }: ListFieldsProps) {
  return (
    <Fieldset legend="Greeting">
      <Stack>
        <Switch
          label="Greet who is on the list now"
          description="A mail with the link to unsubscribe."
          checked={input.isGreeting}
          onChange={({ currentTarget }) => onChange({ isGreeting: currentTarget.checked })}
        />
        <TextInput
          label="Subject"
          aria-label="Subject of the greeting"
          placeholder="You are on the list"
          value={input.greetingSubject}
          error={errors.greetingSubject}
          onChange={({ currentTarget }) => onChange({ greetingSubject: currentTarget.value })}
        />
        <Textarea
          label="Words"
          aria-label="Words of the greeting"
          autosize
          minRows={2}
          value={input.greetingText}
          error={errors.greetingText}
          onChange={({ currentTarget }) => onChange({ greetingText: currentTarget.value })}
        />
      </Stack>
    </Fieldset>
  )
}
