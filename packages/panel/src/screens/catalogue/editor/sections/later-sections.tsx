import type { SectionProps } from '../section.ts'
import type { ShopCollection } from '../shop-collections.ts'
import { PlaceSection } from './place-section.tsx'
import { SellingSection } from './selling-section.tsx'

interface LaterSectionsProps extends SectionProps {
  readonly collections: readonly ShopCollection[]
}

/** What of a product stands beside its pictures and options. */
export function LaterSections({ collections, ...section }: LaterSectionsProps) {
  return (
    <>
      <PlaceSection {...section} collections={collections} />
      <SellingSection {...section} />
    </>
  )
}
