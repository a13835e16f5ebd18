import { Button, Group, Text } from '@mantine/core'
import { newUuid } from '@vitrine/contract/client/new-uuid'
import { productLimits } from '@vitrine/domain/catalogue/product-limits'
import { lazy, memo, Suspense, useCallback } from 'react'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { useIsPhone } from '../../../../parts/use-is-phone.ts'
import type { VariantDraft } from '../rules/draft.ts'
import { countCombinations, countLeftOut } from '../rules/variants/combinations.ts'
import { generateVariants } from '../rules/variants/generate-variants.ts'
import type { SectionProps, VariantsDraft } from '../section.ts'
import { OnlyVariant } from './only-variant.tsx'
import { VariantTable } from './variant-table.tsx'

const VariantCards = lazy(() =>
  import('./variant-cards.tsx').then((file) => ({ default: file.VariantCards })),
)
const BulkBar = lazy(() => import('./bulk-bar.tsx').then((file) => ({ default: file.BulkBar })))

type VariantsProps = Omit<SectionProps, 'draft'> & { readonly draft: VariantsDraft }

/** What can be bought, at which price, and how many there are. */
export const VariantsSection = memo(Variants, (before: VariantsProps, now: VariantsProps) => {
  const isSame = (['type', 'options', 'variants', 'images'] as const).every(
    (field) => before.draft[field] === now.draft[field],
  )
  return (
    isSame && before.errors === now.errors && before.change === now.change && before.isLocked === now.isLocked
  )
})

function Variants(props: VariantsProps) {
  const { draft, change, errors } = props
  const isPhone = useIsPhone()
  const [only] = draft.variants
  const changeRow = useCallback(
    (key: string, part: Partial<VariantDraft>) =>
      change((now) => ({
        variants: now.variants.map((row) => (row.key === key ? { ...row, ...part } : row)),
      })),
    [change],
  )
  const leaveOut = useCallback(
    (row: VariantDraft) =>
      change((now) => ({ variants: now.variants.filter((other) => other.key !== row.key) })),
    [change],
  )

  if (draft.options.length === 0 && only && draft.variants.length === 1) {
    return (
      <PanelCard title="Price and stock">
        <OnlyVariant row={only} type={draft.type} errors={errors} onChange={changeRow} />
      </PanelCard>
    )
  }
  const rows = {
    draft,
    errors,
    onChange: changeRow,
    onLeaveOut: leaveOut,
  }
  return (
    <PanelCard
      title="Variants"
      beside={
        <Text size="sm" c="dimmed">
          {countVariants(draft.variants.length)}
        </Text>
      }
      isFlush
    >
      <Suspense fallback={null}>
        <BulkBar draft={draft} change={change} />
        {isPhone ? <VariantCards {...rows} /> : <VariantTable {...rows} />}
      </Suspense>
      <LeftOut {...props} />
    </PanelCard>
  )
}

function LeftOut({ draft, change }: VariantsProps) {
  const count = countLeftOut(draft)
  if (count === 0) return null
  const fits = countCombinations(draft.options) <= productLimits.variants
  const bringBack = () =>
    change(({ options, variants }) => {
      const made = generateVariants({
        options,
        existing: variants,
        before: [],
        newKey: newUuid,
      })
      return made.ok ? { variants: made.variants } : {}
    })
  return (
    <Group px={20} py="sm" gap="sm">
      <Text size="sm" c="dimmed">
        {count === 1 ? '1 combination is left out.' : `${count} combinations are left out.`}
      </Text>
      {fits && (
        <Button variant="subtle" size="compact-sm" onClick={bringBack}>
          Bring back
        </Button>
      )}
    </Group>
  )
}

function countVariants(count: number): string {
  return count === 1 ? '1 variant' : `${count} variants`
}
