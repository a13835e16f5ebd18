import { Anchor, Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { listSitesCall } from '@vitrine/contract/sites/site-calls'
import { Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { replyOrThrow } from '../../call/call-query.ts'
import { call } from '../../call/client.ts'
import { useFormat } from '../../format/use-format.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { ShowMore } from '../../parts/reading/show-more.tsx'
import { Shown } from '../../parts/reading/shown.tsx'
import { AddSiteDialog } from './add-site-dialog.tsx'
import type { ListedSite } from './listed-site.ts'
import { type SiteAct, SiteDialogs } from './site-dialogs.tsx'

/** The sites of the installation: for owners of the one that it began with. */
export function SitesScreen() {
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 200)
  const known = useInfiniteQuery({
    queryKey: [listSitesCall.name, q],
    queryFn: async ({ pageParam }: { readonly pageParam: string }) => {
      const query = { ...(q !== '' && { q }), ...(pageParam !== '' && { after: pageParam }) }
      return replyOrThrow(await call(listSitesCall, { query }))
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const sites = known.data?.pages.flatMap((page) => page.sites) ?? []
  // Once it is there it stays: it must not go under the caret of who clears it.
  const [isSearchable, setSearchable] = useState(false)
  if (!isSearchable && sites.length >= manySites) setSearchable(true)
  const [isAdding, setAdding] = useState(false)
  const [act, setAct] = useState<SiteAct | null>(null)
  return (
    <>
      <PageHead
        title="Sites"
        above={<BackLink to="/settings">Settings</BackLink>}
        actions={
          known.data && (
            <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
              Add a site
            </Button>
          )
        }
      />
      <Stack gap="md">
        {(isSearchable || typed !== '') && (
          <TextInput
            type="search"
            aria-label={searchText}
            placeholder={searchText}
            leftSection={<Search size={16} aria-hidden />}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
        <Shown of={[known]} loading="Loading the sites" height={240}>
          {() => (
            <>
              {q !== '' && sites.length === 0 && (
                <Text c="dimmed" role="status">
                  Nothing found. Try other words.
                </Text>
              )}
              {sites.map((site) => (
                <SiteCard key={site.id} site={site} onAct={(kind) => setAct({ kind, site })} />
              ))}
              <ShowMore of={known} />
            </>
          )}
        </Shown>
      </Stack>
      {isAdding && <AddSiteDialog onClose={() => setAdding(false)} />}
      {act && <SiteDialogs act={act} onClose={() => setAct(null)} />}
    </>
  )
}

/** As many sites are worth a search. */
const manySites = 8
const searchText = 'Search sites by title or host'

interface SiteCardProps {
  readonly site: ListedSite
  readonly onAct: (kind: SiteAct['kind']) => void
}

/** Said in place of the hosts of a site that has none. */
const everyHostText = 'Every host that no other site has'

function SiteCard({ site, onAct }: SiteCardProps) {
  const { title, shownHosts, url, isHome, hasOwner, suspension } = site
  const { moment } = useFormat()
  const [primary = everyHostText, ...others] = shownHosts
  return (
    <PanelCard
      title={title}
      beside={
        isHome ? (
          <Badge variant="light">This site</Badge>
        ) : (
          suspension && (
            <Badge variant="light" color="orange">
              Suspended
            </Badge>
          )
        )
      }
    >
      <Stack gap="sm">
        <div style={{ overflowWrap: 'anywhere' }}>
          <Text fw={500}>{primary}</Text>
          {others.length > 0 && <Text size="sm">Also {others.join(', ')}</Text>}
          {isHome && shownHosts.length > 0 && (
            <Text size="sm" c="dimmed">
              And every host that no other site has
            </Text>
          )}
          {!hasOwner && (
            <Text size="sm" c="dimmed">
              It has no owner yet
            </Text>
          )}
          {suspension && <Text size="sm">Suspended since {moment(suspension.sinceMs)}</Text>}
          {suspension && suspension.reason !== '' && <Text size="sm">{suspension.reason}</Text>}
        </div>
        <Group gap="xs">
          <Anchor href={url} target="_blank" rel="noreferrer" size="sm" mr="xs">
            Open
          </Anchor>
          <Button
            variant="default"
            size="xs"
            onClick={() => onAct('change')}
            aria-label={`Name and hosts of ${title}`}
          >
            Name and hosts
          </Button>
          <Button
            variant="default"
            size="xs"
            onClick={() => onAct('template')}
            aria-label={`Template of ${title}`}
          >
            Template
          </Button>
          {!hasOwner && (
            <Button
              variant="default"
              size="xs"
              onClick={() => onAct('owner')}
              aria-label={`Link for the owner of ${title}`}
            >
              Link for its owner
            </Button>
          )}
          {!isHome && (
            <Button
              variant="default"
              size="xs"
              onClick={() => onAct(suspension ? 'resume' : 'suspend')}
              aria-label={suspension ? `Let ${title} go on` : `Suspend ${title}`}
            >
              {suspension ? 'Let it go on' : 'Suspend'}
            </Button>
          )}
          {!isHome && (
            <Button
              variant="default"
              size="xs"
              onClick={() => onAct('remove')}
              aria-label={`Remove ${title}`}
            >
              Remove
            </Button>
          )}
        </Group>
      </Stack>
    </PanelCard>
  )
}
