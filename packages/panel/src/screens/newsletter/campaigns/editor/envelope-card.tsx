import { NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { listNewsletterListsCall } from '@vitrine/contract/newsletter/list-calls'
import { campaignTextLimits } from '@vitrine/domain/newsletter/campaigns/check-campaign'
import { useCall } from '../../../../call/use-call.ts'
import { useFormat } from '../../../../format/use-format.ts'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import type { CampaignValue } from '../stored-campaign.ts'

interface EnvelopeCardProps {
  readonly values: CampaignValue
  readonly errors: Readonly<Record<string, unknown>>
  readonly onChange: (some: Partial<CampaignValue>, key: string) => void
}

type TextKey = 'name' | 'subject' | 'preheader' | 'senderName' | 'replyTo'

/** Who gets a campaign, from whom, and what they see of it before they open it. */
export function EnvelopeCard({ values, errors, onChange }: EnvelopeCardProps) {
  const field = (key: TextKey) => ({
    value: values[key],
    error: textOf(errors[key]),
    maxLength: key === 'replyTo' ? 254 : campaignTextLimits[key],
    'data-campaign-field': key,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ [key]: currentTarget.value }, key),
  })
  return (
    <PanelCard title="Envelope">
      <Stack>
        <TextInput label="Subject" description={subjectText(values.subject)} {...field('subject')} />
        <TextInput
          label="Preview text"
          description="What mail programs show behind the subject. Empty: the first words of the mail."
          {...field('preheader')}
        />
        <ListField values={values} error={textOf(errors.listId)} onChange={onChange} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput label="Sender" description="Empty: that of the list." {...field('senderName')} />
          <TextInput
            label="Answers go to"
            description="Empty: to the site’s address."
            type="email"
            {...field('replyTo')}
          />
        </SimpleGrid>
        <TextInput label="Name" description="For you alone." {...field('name')} />
      </Stack>
    </PanelCard>
  )
}

function textOf(error: unknown): string | undefined {
  return typeof error === 'string' ? error : undefined
}

/** From so many characters on many mail programs cut a subject. */
const longSubject = 60

function subjectText({ length }: string): string {
  if (length <= longSubject) return 'The first thing that readers see.'
  return `${length} characters: many mail programs show about ${longSubject} of them.`
}

function ListField({
  values,
  error,
  onChange,
}: Omit<EnvelopeCardProps, 'errors'> & { error?: string | undefined }) {
  const { number } = useFormat()
  const { data } = useCall(listNewsletterListsCall, {})
  const lists = data?.lists ?? []
  const isKnown = !data || lists.some(({ id }) => id === values.listId)
  const choices = lists.map(({ id, name, subscribed }) => ({
    value: id,
    label: `${name} (${number(subscribed)})`,
  }))
  return (
    <NativeSelect
      label="List"
      description="Who is subscribed to it when the campaign is sent gets it."
      data={[
        ...(isKnown ? [] : [{ value: values.listId, label: 'A list that is not there any more' }]),
        ...choices,
      ]}
      value={values.listId}
      error={error}
      data-campaign-field="listId"
      onChange={({ currentTarget }) => onChange({ listId: currentTarget.value }, 'listId')}
    />
  )
}
