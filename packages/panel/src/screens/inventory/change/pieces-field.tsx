import { NumberInput } from '@mantine/core'

interface PiecesFieldProps {
  readonly label: string
  readonly pieces: number | null
  readonly onPieces: (pieces: number | null) => void
}

/** How many pieces. */
export function PiecesField({ label, pieces, onPieces }: PiecesFieldProps) {
  return (
    <NumberInput
      label={label}
      data-autofocus
      min={0}
      max={999_999_999}
      allowDecimal={false}
      value={pieces ?? ''}
      onChange={(value) => onPieces(typeof value === 'number' ? value : null)}
    />
  )
}
