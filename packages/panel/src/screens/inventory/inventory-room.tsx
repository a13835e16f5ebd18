import { EmptyState } from '@mantine/core'
import { exportInventoryCall, listInventoryCall } from '@vitrine/contract/catalogue/inventory-calls'
import { inventoryList } from '@vitrine/contract/catalogue/inventory-list'
import { Boxes } from 'lucide-react'
import { callQuery } from '../../call/call-query.ts'
import { LinkButton } from '../../parts/link-text.tsx'
import { csvAddressOf } from '../../parts/lists/csv-address.ts'
import type { ListRoom } from '../../parts/lists/list-room.ts'
import { inventoryActs } from './acts/inventory-acts.ts'
import { StockHistory } from './history/stock-history.tsx'
import { InventoryCard, inventoryCells } from './inventory-cells.tsx'
import { type InventoryRow, variantName } from './inventory-row.ts'

/** The list of the inventory. */
export const inventoryRoom: ListRoom<InventoryRow> = {
  list: inventoryList,
  read: (query) => callQuery(listInventoryCall, { query }),
  nameOf: variantName,
  cells: inventoryCells,
  card: (row) => <InventoryCard row={row} />,
  opened: { label: 'History', content: (row) => <StockHistory row={row} /> },
  acts: inventoryActs,
  csvAddress: csvAddressOf(exportInventoryCall),
  empty: (
    <EmptyState
      py="xl"
      role="status"
      icon={<Boxes aria-hidden />}
      title="No products yet"
      description="Every variant of your products is counted here."
    >
      <EmptyState.Actions>
        <LinkButton to="/products">Products</LinkButton>
      </EmptyState.Actions>
    </EmptyState>
  ),
}
