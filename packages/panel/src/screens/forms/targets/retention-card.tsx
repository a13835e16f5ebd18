import { Alert, Button, Group, NumberInput, Stack, Switch, Text } from '@mantine/core'
import { changeRetentionCall } from '@vitrine/contract/forms/target-calls'
import { type FormEvent, useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'

interface RetentionCardProps {
  readonly formId: string
  readonly keptDays: number | null
}

/** How long the inbox keeps what is sent by a form. */
export function RetentionCard({ formId, keptDays }: RetentionCardProps) {
  const [isLimited, setLimited] = useState(keptDays !== null)
  const [days, setDays] = useState<number | string>(keptDays ?? 365)
  const change = useChange<unknown>()
  const refusal = refusalIn(change)
  const isSame = isLimited ? Number(days) === keptDays : keptDays === null
  const save = (event: FormEvent) => {
    event.preventDefault()
    const body = { keptDays: isLimited ? Number(days) : null }
    const saving = prepareCall(changeRetentionCall, { params: { formId }, body })
    void change.send(saving, 'How long it is kept was changed')
  }
  return (
    <PanelCard title="How long it is kept">
      <form onSubmit={save} noValidate aria-label="How long it is kept">
        <Stack>
          <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
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
            <Button
              type="submit"
              variant="default"
              loading={change.state.kind === 'saving'}
              disabled={isSame}
            >
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </PanelCard>
  )
}
