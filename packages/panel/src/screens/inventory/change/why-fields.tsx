import { NativeSelect, TextInput } from '@mantine/core'
import { type ChosenCause, causeLabels, chosenCauses } from '@vitrine/domain/catalogue/stock/stock-cause'

interface WhyFieldsProps {
  readonly cause: ChosenCause
  readonly onCause: (cause: ChosenCause) => void
  readonly note: string
  readonly onNote: (note: string) => void
}

/** Why stock is changed. */
export function WhyFields({ cause, onCause, note, onNote }: WhyFieldsProps) {
  return (
    <>
      <NativeSelect
        label="Reason"
        data={chosenCauses.map((value) => ({ value, label: causeLabels[value] }))}
        value={cause}
        onChange={({ currentTarget }) =>
          onCause(chosenCauses.find((each) => each === currentTarget.value) ?? 'other')
        }
      />
      <TextInput
        label="Note"
        maxLength={200}
        value={note}
        onChange={({ currentTarget }) => onNote(currentTarget.value)}
      />
    </>
  )
}
