import { Checkbox } from '@mantine/core'

/** Whether the subscription of an order ends with what is done to the order. */
export function EndSubscriptionBox({
  isRunning,
  checked,
  onChange,
}: {
  /** Else it is canceled, and what was paid for lasts on. */
  readonly isRunning: boolean
  readonly checked: boolean
  readonly onChange: (isEnding: boolean) => void
}) {
  return (
    <Checkbox
      label="End the subscription"
      description={
        isRunning
          ? 'Nothing is charged for it any more. Else it goes on, and its next payment is charged.'
          : 'It is canceled already. What was paid for ends at once, and it cannot be taken up again. Else it lasts until its day.'
      }
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}
