import { Checkbox, TextInput } from '@mantine/core'
import { useSession } from '../../../../session/session.ts'
import { hasEndings, sumProblemText } from './price-sum.ts'

interface SumFieldsProps {
  readonly label: string
  /** An example, such as `+10 %`. */
  readonly example: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly endsIn95: boolean
  readonly onEnding: (endsIn95: boolean) => void
}

/** A sum upon prices, written as in the grid. */
export function SumFields({ label, example, text, onText, endsIn95, onEnding }: SumFieldsProps) {
  const { currency } = useSession().site
  return (
    <>
      <TextInput
        label={label}
        description="A share or an amount, such as +10 %, -20 %, -2 or * 1.2."
        placeholder={example}
        data-autofocus
        value={text}
        error={sumProblemText(text, currency)}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      {hasEndings(currency) && (
        <Checkbox
          label="Let prices end in .95"
          description="The nearest such price; what is free stays free."
          checked={endsIn95}
          onChange={({ currentTarget }) => onEnding(currentTarget.checked)}
        />
      )}
    </>
  )
}
