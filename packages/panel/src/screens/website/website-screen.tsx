import { Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { readNoticesCall, readRedirectsCall } from '@vitrine/contract/website/panel-calls'
import { PageHead } from '../../parts/page-head.tsx'
import { useMay } from '../../session/may.ts'
import { NoticesForm } from './notices-form.tsx'
import { RedirectsForm } from './redirects-form.tsx'
import { parseWebsiteSearch } from './website-search.ts'

const route = getRouteApi('/panel/website')

/** What is true of the whole site: what is shown on top of pages, and where old addresses lead. */
export function WebsiteScreen() {
  const { tab = 'on-top' } = route.useSearch()
  const navigate = route.useNavigate()
  const mayNotices = useMay(readNoticesCall)
  const mayRedirects = useMay(readRedirectsCall)
  return (
    <>
      <PageHead title="Website" />
      <Tabs
        value={tab}
        onChange={(next) => void navigate({ search: parseWebsiteSearch({ tab: next }) })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {mayNotices && <Tabs.Tab value="on-top">On top of pages</Tabs.Tab>}
          {mayRedirects && <Tabs.Tab value="redirects">Redirects</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="on-top">
          <NoticesForm />
        </Tabs.Panel>
        <Tabs.Panel value="redirects">
          <RedirectsForm />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
