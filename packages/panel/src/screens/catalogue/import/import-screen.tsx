import { Stack } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { importProductsCall, listImportsCall } from '@vitrine/contract/catalogue/import-calls'
import { failureText } from '../../../call/messages.ts'
import { followMs, useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { useReadWhenDone } from '../../../parts/reading/use-read-when-done.ts'
import { ImportCard } from './import-card.tsx'
import { SendProducts } from './send-products.tsx'

/** Products from a file: send it, watch it, read what became of each. */
export function ImportScreen() {
  const imports = useCall(
    listImportsCall,
    {},
    { isFresh: true, everyMs: (reply) => isRunning(reply) && followMs },
  )
  useReadWhenDone(imports.data !== undefined && isRunning(imports.data), importProductsCall)

  return (
    <>
      <PageHead title="Import products" above={<BackLink to="/products">Products</BackLink>} />
      <Stack>
        <SendProducts />
        <Shown of={[imports]} loading="Loading imports" failed={failureText.list}>
          {(read) => (
            <>
              {read.productImports.map((each) => (
                <ImportCard key={each.id} productImport={each} />
              ))}
            </>
          )}
        </Shown>
      </Stack>
    </>
  )
}

function isRunning({ productImports }: ReplyOf<typeof listImportsCall>): boolean {
  return productImports.some(({ state }) => state === 'waiting' || state === 'running')
}
