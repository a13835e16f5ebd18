import { canRepeat } from '@vitrine/domain/catalogue/sale/can-repeat'
import type { SectionProps } from '../section.ts'
import type { ShopCollection } from '../shop-collections.ts'
import { PlaceSection } from './place-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { RelatedSection } from './related-section.tsx'
import { SafetySection } from './safety-section.tsx'
import { SellingSection } from './selling-section.tsx'
import { SeoSection } from './seo-section.tsx'

interface LaterSectionsProps extends SectionProps {
  readonly collections: readonly ShopCollection[]
}

/** What of a product stands further down. */
export function LaterSections({ collections, ...section }: LaterSectionsProps) {
  const shopPage = collections.find((each) => each.id === section.draft.collectionId)
  return (
    <>
      <PlaceSection {...section} collections={collections} />
      <SellingSection {...section} />
      {canRepeat(section.draft.type) && <PlanSection {...section} />}
      <RelatedSection {...section} />
      <SafetySection {...section} />
      <SeoSection {...section} shopPage={shopPage} />
    </>
  )
}
