import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { lazy, Suspense } from 'react'
import { writeAmount } from '../../../../format/money-text.ts'
import { weightUnits } from '../../../../format/weight-text.ts'
import { useSession } from '../../../../session/session.ts'
import type { VariantDraft } from '../rules/draft.ts'

// Only a variant on sale has them.
const SaleTimes = lazy(() => import('./sale-times.tsx').then((file) => ({ default: file.SaleTimes })))

/** What a field of a variant is given. */
export interface FieldProps {
  readonly row: VariantDraft
  readonly onChange: (key: string, part: Partial<VariantDraft>) => void
  readonly error?: string | undefined
  /** Named for screen readers where there is no visible label. */
  readonly name?: string
}

/** A field's label, or its accessible name where the column already says what it is. */
export function labelled(label: string, name: string | undefined) {
  return name === undefined ? { label } : { 'aria-label': `${label} of ${name}`, size: 'xs' as const }
}

/** The regular price, in major units of the site's currency. */
export function PriceField({ row, onChange, error, name }: FieldProps) {
  const { currency, locale } = useSession().site
  return (
    <TextInput
      {...labelled(`Price (${currency})`, name)}
      inputMode="decimal"
      placeholder={writeAmount(0, { currency, locale })}
      value={row.price}
      error={error}
      onChange={(event) => onChange(row.key, { price: event.currentTarget.value })}
    />
  )
}

interface SaleFieldsProps extends FieldProps {
  readonly timesError?: string | undefined
}

/** Whether it is on sale, at which price, and for how long. */
export function SaleFields({ row, onChange, error, timesError, name }: SaleFieldsProps) {
  const { currency, locale } = useSession().site
  return (
    <>
      <Checkbox
        size="sm"
        label="On sale"
        aria-label={name && `${name} is on sale`}
        checked={row.isOnSale}
        onChange={(event) => onChange(row.key, { isOnSale: event.currentTarget.checked })}
        mb={row.isOnSale ? 6 : 0}
      />
      {row.isOnSale && (
        <>
          <TextInput
            {...labelled(`Sale price (${currency})`, name)}
            inputMode="decimal"
            placeholder={writeAmount(0, { currency, locale })}
            value={row.salePrice}
            error={error}
            onChange={(event) => onChange(row.key, { salePrice: event.currentTarget.value })}
          />
          <Suspense fallback={null}>
            <SaleTimes row={row} name={name} error={timesError} onChange={onChange} />
          </Suspense>
        </>
      )}
    </>
  )
}

/** The stock-keeping code; made when it is left empty. */
export function SkuField({ row, onChange, error, name }: FieldProps) {
  return (
    <TextInput
      {...labelled('SKU', name)}
      placeholder="Automatic"
      value={row.sku}
      error={error}
      maxLength={100}
      onChange={(event) => onChange(row.key, { sku: event.currentTarget.value })}
    />
  )
}

/** Pieces on hand, or no limit. */
export function StockFields({ row, onChange, error, name }: FieldProps) {
  return (
    <>
      <TextInput
        {...labelled('In stock', name)}
        inputMode="numeric"
        placeholder={row.isUnlimited ? 'Unlimited' : '0'}
        value={row.isUnlimited ? '' : row.onHand}
        disabled={row.isUnlimited}
        error={error}
        description={isSoldOut(row) && (name ? 'Sold out' : 'None: visitors see it as sold out.')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => onChange(row.key, { onHand: event.currentTarget.value })}
        mb={6}
      />
      <Checkbox
        size="sm"
        label="Unlimited"
        aria-label={name && `Unlimited ${name}`}
        checked={row.isUnlimited}
        onChange={(event) => onChange(row.key, { isUnlimited: event.currentTarget.checked })}
      />
    </>
  )
}

function isSoldOut({ isUnlimited, onHand }: FieldProps['row']): boolean {
  return !isUnlimited && Number(onHand) === 0
}

/** What a piece weighs, for shipping. */
export function WeightField({ row, onChange, error, name }: FieldProps) {
  const { measurement } = useSession().site
  return (
    <TextInput
      {...labelled(`Weight (${weightUnits[measurement]})`, name)}
      inputMode="decimal"
      placeholder="0"
      value={row.weight}
      error={error}
      onChange={(event) => onChange(row.key, { weight: event.currentTarget.value })}
    />
  )
}

interface PictureFieldProps extends FieldProps {
  readonly images: readonly ProductImage[]
}

/** Which of the product's pictures shows this variant. */
export function PictureField({ row, onChange, name, images }: PictureFieldProps) {
  const choices = images.map((image, index) => ({
    value: image.id,
    label: `${index + 1}. ${image.altText || image.filename || 'Picture'}`,
  }))
  return (
    <NativeSelect
      {...labelled('Picture', name)}
      data={[{ value: '', label: 'First picture' }, ...choices]}
      value={row.imageId ?? ''}
      disabled={images.length === 0}
      onChange={(event) => onChange(row.key, { imageId: event.currentTarget.value || null })}
    />
  )
}
