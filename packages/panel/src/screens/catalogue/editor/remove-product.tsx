import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { listProductsCall, readProductCall, removeProductCall } from '@vitrine/contract/catalogue/panel-calls'
import type { Product } from '@vitrine/domain/catalogue/product'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { toastSaved } from '../../../parts/toasts/toast.ts'

interface RemoveProductProps {
  readonly product: Product
  readonly onRemoved: () => void
}

/** Takes a product out of the shop, after asking. */
export function RemoveProduct({ product, onRemoved }: RemoveProductProps) {
  const queries = useQueryClient()
  const [isOpen, dialog] = useDisclosure(false)
  const [isRemoving, setRemoving] = useState(false)
  const [message, setMessage] = useState<string | null>(null)

  const remove = async () => {
    setRemoving(true)
    setMessage(null)
    const params = { productId: product.id }
    const outcome = await call(removeProductCall, { params })
    setRemoving(false)
    if (!outcome.ok) return setMessage(outcome.refusal.message)
    toastSaved(`${product.title} was deleted`)
    onRemoved()
    queries.removeQueries({ queryKey: [readProductCall.name, { params }] })
    void queries.invalidateQueries({ queryKey: [listProductsCall.name] })
  }

  return (
    <>
      <Button variant="default" leftSection={<Trash2 size={16} aria-hidden />} onClick={dialog.open}>
        Delete
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={`Delete ${product.title}?`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Stack>
          <Text size="sm">
            It disappears from the shop. Orders that were placed keep what they say of it. Under Activity this
            can be undone for 90 days; to take it off sale for a while, hide it instead.
          </Text>
          <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={dialog.close} data-autofocus>
              Keep it
            </Button>
            <Button color="red.9" loading={isRemoving} onClick={() => void remove()}>
              Delete
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
