import { Button, VisuallyHidden } from '@mantine/core'
import { changeInventoryCall } from '@vitrine/contract/catalogue/inventory-calls'
import { useState } from 'react'
import { useMay } from '../../../session/may.ts'
import { type InventoryRow, variantName } from '../inventory-row.ts'
import { ChangeDialog } from './change-dialog.tsx'

/** Opens the dialog that changes the stock of a variant. */
export function ChangeButton({ row }: { readonly row: InventoryRow }) {
  const mayChange = useMay(changeInventoryCall)
  const [isOpen, setOpen] = useState(false)
  if (!mayChange) return null
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
        Change<VisuallyHidden> stock of {variantName(row)}</VisuallyHidden>
      </Button>
      {isOpen && <ChangeDialog row={row} onClose={() => setOpen(false)} />}
    </>
  )
}
