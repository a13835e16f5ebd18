import { Grid, Stack } from '@mantine/core'
import { canRepeat } from '@vitrine/domain/catalogue/sale/can-repeat'
import type { ProductDraft } from '../rules/draft.ts'
import { typeTraits } from '../rules/product-types.ts'
import type { SectionProps } from '../section.ts'
import type { ShopCollection } from '../shop-collections.ts'
import { PlanSection } from './plan-section.tsx'
import { RelatedSection } from './related-section.tsx'
import { SafetySection } from './safety-section.tsx'
import { SeoSection } from './seo-section.tsx'

interface LastSectionsProps extends SectionProps {
  readonly collections: readonly ShopCollection[]
}

/** What of a product stands at the end, below its variants. */
export function LastSections({ collections, ...section }: LastSectionsProps) {
  const shopPage = collections.find((each) => each.id === section.draft.collectionId)
  return (
    <>
      <Grid.Col span={{ base: 12, md: 8 }}>
        <Stack gap="lg">
          <SeoSection {...section} shopPage={shopPage} />
          <RelatedSection {...section} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <Stack gap="lg">
          {canRepeat(section.draft.type) && <PlanSection {...section} />}
          {hasSafety(section.draft) && <SafetySection {...section} />}
        </Stack>
      </Grid.Col>
    </>
  )
}

/** The law of products is about goods; what was written of others stays in sight. */
function hasSafety({ type, makerKey, responsibleKey, warnings }: ProductDraft): boolean {
  return typeTraits[type].isShipped || makerKey !== '' || responsibleKey !== '' || warnings !== ''
}
