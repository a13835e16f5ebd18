import { Alert } from '@mantine/core'
import type { SaveState } from './use-product-editor.ts'

/** Why the product was not saved. */
export function SaveError({ state }: { readonly state: SaveState }) {
  return (
    <div role="alert">
      {state.kind === 'refused' && (
        <Alert color="red" mb="lg" title="Not saved">
          {state.message}
        </Alert>
      )}
    </div>
  )
}
