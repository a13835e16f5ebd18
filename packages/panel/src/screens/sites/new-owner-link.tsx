import { Alert, Button, Stack, Text } from '@mantine/core'
import { linkSiteOwnerCall } from '@vitrine/contract/sites/site-calls'
import { useState } from 'react'
import { call } from '../../call/client.ts'
import type { ListedSite } from './listed-site.ts'
import { OwnerLink } from './owner-link.tsx'

/** Makes a new link for the first owner of a site; the former one ends with it. */
export function NewOwnerLink({ site }: { readonly site: ListedSite }) {
  const [link, setLink] = useState<string | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const make = async () => {
    setMessage(null)
    const outcome = await call(linkSiteOwnerCall, { params: { siteId: site.id }, body: {} })
    if (!outcome.ok) return setMessage(outcome.refusal.message)
    if (outcome.reply.ownerLink === null) return setMessage('This site has an owner by now.')
    setLink(outcome.reply.ownerLink)
  }
  if (link !== null) return <OwnerLink link={link} />
  return (
    <Stack>
      <Text size="sm">
        A new link makes the first account of this site. A link that was made before ends with it.
      </Text>
      <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
      <Button onClick={() => void make()} data-autofocus>
        Make a link
      </Button>
    </Stack>
  )
}
