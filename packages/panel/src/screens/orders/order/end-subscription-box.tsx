import { Checkbox } from '@mantine/core'

/** Whether the subscription of an order ends with what is done to the order. */
export function EndSubscriptionBox({
  checked,
  onChange,
}: {
  readonly checked: boolean
  readonly onChange: (isEnding: boolean) => void
}) {
  return (
    <Checkbox
      label="End the subscription"
      description="Nothing is charged for it any more. Else it goes on, and its next payment is charged."
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}
