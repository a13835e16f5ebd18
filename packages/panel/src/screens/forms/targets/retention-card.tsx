import { Alert, Button, Group, NumberInput, Stack, Switch, Text } from '@mantine/core'
import { changeRetentionCall } from '@vitrine/contract/forms/target-calls'
import { type FormEvent, useState } from 'react'
import { call } from '../../../call/client.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'

interface RetentionCardProps {
  readonly formId: string
  readonly keptDays: number | null
  readonly onChanged: () => void
}

/** How long the inbox keeps what is sent by a form. */
export function RetentionCard({ formId, keptDays, onChanged }: RetentionCardProps) {
  const [isLimited, setLimited] = useState(keptDays !== null)
  const [days, setDays] = useState<number | string>(keptDays ?? 365)
  const [message, setMessage] = useState<string | null>(null)
  const isSame = isLimited ? Number(days) === keptDays : keptDays === null
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setMessage(null)
    const body = { keptDays: isLimited ? Number(days) : null }
    const outcome = await call(changeRetentionCall, { params: { formId }, body })
    if (!outcome.ok) return setMessage(outcome.refusal.message)
    toastSaved('How long it is kept was changed')
    onChanged()
  }
  return (
    <PanelCard title="How long it is kept">
      <form onSubmit={save} noValidate aria-label="How long it is kept">
        <Stack>
          <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
          <Switch
            label="Remove submissions from the inbox by themselves"
            checked={isLimited}
            onChange={({ currentTarget }) => setLimited(currentTarget.checked)}
          />
          {isLimited && (
            <NumberInput
              label="After days"
              min={1}
              max={36_500}
              allowDecimal={false}
              value={days}
              onChange={setDays}
              maw={160}
            />
          )}
          <Text size="sm" c="dimmed">
            What is older is removed once a day, for good. What was passed on to others stays there.
          </Text>
          <Group>
            <Button type="submit" variant="default" disabled={isSame}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </PanelCard>
  )
}
