import type { SectionProps } from '../section.ts'
import type { ShopCollection } from '../shop-collections.ts'
import type { ProductEditing } from '../use-product-editor.ts'
import { PlaceSection } from './place-section.tsx'
import { SellingSection } from './selling-section.tsx'

interface LaterSectionsProps extends SectionProps {
  readonly collections: readonly ShopCollection[]
  readonly editing: ProductEditing
}

/** What of a product stands beside its pictures and options. */
export function LaterSections({ collections, editing, ...section }: LaterSectionsProps) {
  return (
    <>
      <PlaceSection {...section} collections={collections} editing={editing} />
      <SellingSection {...section} />
    </>
  )
}
