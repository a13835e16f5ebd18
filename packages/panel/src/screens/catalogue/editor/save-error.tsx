import { Alert } from '@mantine/core'
import type { ProductEditing } from './use-product-editor.ts'

/** Why the product was not saved. */
export function SaveError({ state }: Pick<ProductEditing, 'state'>) {
  return (
    <div role="alert">
      {state.kind === 'refused' && (
        <Alert color="red" mb="lg" title="Not saved">
          {state.refusal.message}
        </Alert>
      )}
    </div>
  )
}
