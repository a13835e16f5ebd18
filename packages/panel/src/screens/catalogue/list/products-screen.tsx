import { getRouteApi } from '@tanstack/react-router'
import { importProductsCall } from '@vitrine/contract/catalogue/import-calls'
import { createProductCall } from '@vitrine/contract/catalogue/panel-calls'
import { FileUp, Plus, Table2 } from 'lucide-react'
import { useMemo } from 'react'
import { LinkButton } from '../../../parts/link-text.tsx'
import { ListScreen } from '../../../parts/lists/list-screen.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { useMay } from '../../../session/may.ts'
import { useSession } from '../../../session/session.ts'
import { productsRoomOf } from './products-room-of.ts'

const route = getRouteApi('/panel/products')

/** The catalogue: find, sort, correct stock, open a product. */
export function ProductsScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const mayCreate = useMay(createProductCall)
  const mayImport = useMay(importProductsCall)
  const { q, f } = search
  const { site } = useSession()
  const room = useMemo(() => productsRoomOf(site), [site])
  return (
    <>
      <PageHead
        title="Products"
        actions={
          <>
            <LinkButton
              to="/products/grid"
              search={{ q, f }}
              variant="default"
              leftSection={<Table2 size={16} aria-hidden />}
            >
              Edit in a grid
            </LinkButton>
            {mayImport && (
              <LinkButton
                to="/products/import"
                variant="default"
                leftSection={<FileUp size={16} aria-hidden />}
              >
                Import
              </LinkButton>
            )}
            {mayCreate && (
              <LinkButton to="/products/new" leftSection={<Plus size={16} aria-hidden />}>
                Add product
              </LinkButton>
            )}
          </>
        }
      />
      <ListScreen
        room={room}
        search={search}
        onShow={(shown, isTyped) => void navigate({ search: shown, replace: isTyped })}
      />
    </>
  )
}
