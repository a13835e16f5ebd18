import { Grid, Stack } from '@mantine/core'
import { canRepeat } from '@vitrine/domain/catalogue/sale/can-repeat'
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
          <SafetySection {...section} />
        </Stack>
      </Grid.Col>
    </>
  )
}
