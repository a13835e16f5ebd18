import { NumberInput } from '@mantine/core'
import type { Ref } from 'react'

interface PiecesFieldProps {
  readonly label: string
  readonly pieces: number | null
  /** What is wrong with it. */
  readonly error?: string | undefined
  readonly field?: Ref<HTMLInputElement>
  readonly onPieces: (pieces: number | null) => void
}

/** How many pieces. */
export function PiecesField({ label, pieces, error, field, onPieces }: PiecesFieldProps) {
  return (
    <NumberInput
      ref={field}
      label={label}
      error={error}
      data-autofocus
      min={0}
      max={999_999_999}
      allowDecimal={false}
      value={pieces ?? ''}
      onChange={(value) => onPieces(typeof value === 'number' ? value : null)}
    />
  )
}
