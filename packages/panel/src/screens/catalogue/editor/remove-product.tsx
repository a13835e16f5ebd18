import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { readProductCall, removeProductCall } from '@vitrine/contract/catalogue/panel-calls'
import type { Product } from '@vitrine/domain/catalogue/product'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { prepareRemoval } from '../../../call/gone-is-done.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'

interface RemoveProductProps {
  readonly product: Product
  readonly onRemoved: () => void
}

/** Takes a product out of the shop, after asking. */
export function RemoveProduct({ product, onRemoved }: RemoveProductProps) {
  const queries = useQueryClient()
  const [isAsked, ask] = useState(false)
  const params = { productId: product.id }
  const change = useChange<unknown>({
    onDone: () => queries.removeQueries({ queryKey: [readProductCall.name, { params }] }),
    goOn: onRemoved,
  })
  const remove = prepareRemoval(removeProductCall, { params })

  return (
    <>
      <Button variant="default" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => ask(true)}>
        Delete
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`Delete ${product.title}?`}
          action="Delete"
          tone="danger"
          change={change}
          onConfirm={() => void change.send(remove, `${product.title} was deleted`)}
          onClose={() => ask(false)}
        >
          It disappears from the shop. Orders that were placed keep what they say of it. Under Activity this
          can be undone for 90 days; to take it off sale for a while, hide it instead.
        </ConfirmDialog>
      )}
    </>
  )
}
