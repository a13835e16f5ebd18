import { Alert, Button } from '@mantine/core'
import type { SaveState } from './use-product-editor.ts'

interface SaveErrorProps {
  readonly state: SaveState
  readonly onReload: () => void
}

/** Why the product was not saved. */
export function SaveError({ state, onReload }: SaveErrorProps) {
  return (
    <div role="alert">
      {state.kind === 'refused' && (
        <Alert color="red" mb="lg" title="Not saved">
          {state.message}
        </Alert>
      )}
      {state.kind === 'conflict' && (
        <Alert color="orange" mb="lg" title="Somebody else changed this product">
          It was saved from another window since you opened it. Reload it to go on from there; what you typed
          here will be lost.
          <div>
            <Button size="xs" mt="sm" onClick={onReload}>
              Reload
            </Button>
          </div>
        </Alert>
      )}
    </div>
  )
}
