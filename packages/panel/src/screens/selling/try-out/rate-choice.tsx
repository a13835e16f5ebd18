import { Group, Radio, Text } from '@mantine/core'

interface RateChoiceProps {
  readonly name: string
  readonly price: string
  readonly reason: string
  readonly isChosen: boolean
  /** null: it is not offered. */
  readonly onChoose: (() => void) | null
}

/** A way of delivery with its price, or why it is not offered. */
export function RateChoice({ name, price, reason, isChosen, onChoose }: RateChoiceProps) {
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start" py={4}>
      <Radio
        name="tried-rate"
        label={name}
        description={reason}
        checked={isChosen}
        disabled={onChoose === null}
        onChange={() => onChoose?.()}
        flex={1}
      />
      <Text size="sm" fw={600} c={onChoose ? undefined : 'dimmed'}>
        {price}
      </Text>
    </Group>
  )
}
