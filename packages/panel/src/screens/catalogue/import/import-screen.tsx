import { Stack } from '@mantine/core'
import { listImportsCall } from '@vitrine/contract/catalogue/import-calls'
import { listProductsCall } from '@vitrine/contract/catalogue/panel-calls'
import { failureText } from '../../../call/messages.ts'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { useLookAgain } from '../../../parts/use-look-again.ts'
import { ImportCard } from './import-card.tsx'
import { SendProducts } from './send-products.tsx'

/** Products from a file: send it, watch it, read what became of each. */
export function ImportScreen() {
  const imports = useCall(listImportsCall, {}, { isFresh: true })
  const isRunning = imports.data?.productImports.some(
    ({ state }) => state === 'waiting' || state === 'running',
  )
  const { refetch } = imports
  useLookAgain({ isRunning, refetch, list: listProductsCall })

  return (
    <>
      <PageHead title="Import products" above={<BackLink to="/products">Products</BackLink>} />
      <Stack>
        <SendProducts onSent={() => void refetch()} />
        {imports.isPending && <ListSkeleton label="Loading imports" />}
        {imports.isError && (
          <ErrorNotice error={imports.error} title={failureText.list} onRetry={() => void refetch()} />
        )}
        {imports.data?.productImports.map((each) => (
          <ImportCard key={each.id} productImport={each} />
        ))}
      </Stack>
    </>
  )
}
