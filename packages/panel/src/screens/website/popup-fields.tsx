import { Input, MultiSelect, NativeSelect, NumberInput, SimpleGrid, TextInput } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import type { listPagesCall } from '@vitrine/contract/website/page-calls'
import { anchorPositions } from '@vitrine/domain/website/popup-overlay'
import { anchorLabels } from '../../parts/anchor-labels.ts'
import { Shown } from '../../parts/reading/shown.tsx'
import { type FieldsProps, FormattedText, hintBelow, NoticeCard, twoColumns } from './notice-card.tsx'
import { PopupOffer } from './popup-offer.tsx'

const positions = anchorPositions.map((value) => ({
  value,
  label: anchorLabels[value],
}))

interface PopupFieldsProps extends FieldsProps {
  /** Pages to choose from. */
  readonly pages: UseQueryResult<ReplyOf<typeof listPagesCall>>
}

/** A window over pages, once in a while. */
export function PopupFields({ form, pages }: PopupFieldsProps) {
  return (
    <NoticeCard title="Popup" form={form} part="popup">
      <TextInput label="Headline" {...form.getInputProps('popup.headline')} />
      <FormattedText
        label="Text of the popup"
        form={form}
        path="popup.bodyHtml"
        html={form.getValues().popup.bodyHtml}
      />
      <PopupOffer form={form} />
      <PopupTimes form={form} />
      <PopupPages form={form} pages={pages} />
    </NoticeCard>
  )
}

/** Where it is shown. What is chosen stands there by its names, and waits for them. */
function PopupPages({ form, pages }: PopupFieldsProps) {
  const label = 'Only on these pages'
  const isEverywhere = form.getValues().popup.collectionIds.length === 0
  if (pages.isPending)
    return (
      <MultiSelect label={label} placeholder={isEverywhere ? 'Everywhere' : 'Loading the pages'} disabled />
    )
  return (
    <Input.Wrapper label={pages.data ? undefined : label}>
      <Shown of={[pages]} loading="Loading the pages" height={60}>
        {(tree) => (
          <MultiSelect
            label={label}
            placeholder={isEverywhere ? 'Everywhere' : ''}
            data={tree.pages.map(({ id, title }) => ({ value: id, label: title }))}
            {...form.getInputProps('popup.collectionIds')}
          />
        )}
      </Shown>
    </Input.Wrapper>
  )
}

function PopupTimes({ form }: FieldsProps) {
  const { triggerKind } = form.getValues().popup
  return (
    <SimpleGrid {...twoColumns}>
      <NativeSelect
        label="Shown"
        data={[
          { value: 'delay', label: 'After some seconds' },
          { value: 'scroll', label: 'After some scrolling' },
        ]}
        {...form.getInputProps('popup.triggerKind')}
      />
      {triggerKind === 'delay' ? (
        <NumberInput
          label="Seconds"
          min={0}
          max={600}
          allowDecimal={false}
          {...form.getInputProps('popup.seconds')}
        />
      ) : (
        <NumberInput
          label="Percent of the page"
          min={0}
          max={100}
          allowDecimal={false}
          {...form.getInputProps('popup.percent')}
        />
      )}
      <NumberInput
        label="Days until it comes again"
        description="0: never again"
        inputWrapperOrder={hintBelow}
        min={0}
        max={365}
        allowDecimal={false}
        {...form.getInputProps('popup.repeatDays')}
      />
      <NativeSelect label="Place" data={positions} {...form.getInputProps('popup.position')} />
    </SimpleGrid>
  )
}
