import { NumberInput } from '@mantine/core'
import { productLimits } from '@vitrine/domain/catalogue/product-limits'
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
      max={productLimits.pieces}
      allowDecimal={false}
      value={pieces ?? ''}
      onChange={(value) => onPieces(typeof value === 'number' ? value : null)}
    />
  )
}
