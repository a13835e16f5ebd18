import { listProductsCall } from '@vitrine/contract/catalogue/panel-calls'
import { listItemsCall } from '@vitrine/contract/content/item-calls'
import { LayoutList, Package } from 'lucide-react'
import { LinkButton } from '../../../parts/link-text.tsx'
import { useMay } from '../../../session/may.ts'
import type { AboutPage } from './page-form.ts'

interface RoomOfPageProps {
  readonly collectionId: string
  readonly contents: AboutPage['kind']['contents']
}

/** Leads from the settings of a page to the room of what is in it; nothing where it holds neither items nor products. */
export function RoomOfPage({ collectionId, contents }: RoomOfPageProps) {
  const mayReadItems = useMay(listItemsCall)
  const mayReadProducts = useMay(listProductsCall)
  if (contents === 'items' && mayReadItems)
    return (
      <LinkButton
        to="/content/$collectionId"
        params={{ collectionId }}
        variant="default"
        leftSection={<LayoutList size={16} aria-hidden />}
      >
        Its content
      </LinkButton>
    )
  if (contents === 'products' && mayReadProducts)
    return (
      <LinkButton to="/products" variant="default" leftSection={<Package size={16} aria-hidden />}>
        Products
      </LinkButton>
    )
  return null
}
