import { Checkbox, SimpleGrid, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { correctOrderCall } from '@vitrine/contract/orders/record-calls'
import { emptyAddress } from '@vitrine/domain/contact/check-address'
import { mergeThreeWays } from '@vitrine/domain/merging/merge-three-ways'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { prepareCall } from '../../../../call/prepare-call.ts'
import { FormDialog } from '../../../../parts/dialogs/form-dialog.tsx'
import { AddressFields } from '../../../../parts/fields/address-fields.tsx'
import { useOpenedOrder } from '../use-opened-order.ts'

interface CorrectDialogProps {
  readonly order: Order
  readonly onClose: () => void
}

/** Corrects whom an order belongs to and where it goes; nothing is priced again. */
export function CorrectDialog({ order: opened, onClose }: CorrectDialogProps) {
  const form = useForm({ mode: 'controlled', initialValues: { ...contactOf(opened), alsoBilled: true } })
  const { order, change, isOver } = useOpenedOrder(opened, {
    act: 'edit',
    onDone: onClose,
    onTaken: (now, before) => {
      const { alsoBilled, ...ours } = form.getValues()
      const { value } = mergeThreeWays({ base: contactOf(before), ours, theirs: contactOf(now) })
      form.setValues({ ...value, alsoBilled })
    },
  })
  const { shippingAddress } = order
  const save = form.onSubmit(async (values) => {
    const body = {
      ...values,
      shippingAddress: shippingAddress && values.shippingAddress,
      updatedAtMs: order.updatedAtMs,
    }
    const refused = await change.send(
      prepareCall(correctOrderCall, { params: { orderId: order.id }, body }),
      `Order ${orderName(order)} was changed`,
    )
    if (refused) form.setErrors(refused.errors)
  })
  return (
    <FormDialog
      title={`Contact and address of order ${orderName(order)}`}
      isOpen
      onClose={onClose}
      onSubmit={save}
      change={change}
      isCancelAnAct
      isOver={isOver}
      action="Save"
      size="lg"
    >
      <Text size="sm">
        Tax and delivery stay as they were charged, wherever it goes now, and a subscription that began with
        the order keeps its address. What stood before is kept in the timeline; the buyer is not told. With
        another email, links in mails that went out before stop working: give the buyer the link of
        “Customer’s status page”.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput label="Email" type="email" data-autofocus {...form.getInputProps('email')} />
        <TextInput label="Phone" type="tel" {...form.getInputProps('phone')} />
      </SimpleGrid>
      {shippingAddress && (
        <AddressFields
          legend={order.shipping?.isLocal ? 'Delivers to' : 'Ships to'}
          country={form.getValues().shippingAddress.country}
          fieldOf={(field) => form.getInputProps(`shippingAddress.${field}`)}
        />
      )}
      {shippingAddress && order.billingAddress === null && (
        <Checkbox
          label="The bill goes to the new address, too"
          {...form.getInputProps('alsoBilled', { type: 'checkbox' })}
        />
      )}
    </FormDialog>
  )
}

function contactOf({ contact, shippingAddress }: Order) {
  const { email, phone } = contact
  return { email, phone, shippingAddress: shippingAddress ?? emptyAddress }
}
